package io.github.oxono;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/** What one call on a position costs, on average over the whole game. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@OperationsPerInvocation(SamplePositions.SIZE)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(
        value = 1,
        jvmArgs = {"-Xms1g", "-Xmx1g", "-XX:+UseSerialGC"})
public class PositionBenchmark {
    @Benchmark
    public void play(SamplePositions sample, Blackhole hole) {
        for (int index = 0; index < SamplePositions.SIZE; index++) {
            hole.consume(sample.positions[index].play(sample.legal[index]));
        }
    }

    @Benchmark
    public void isLegal(SamplePositions sample, Blackhole hole) {
        for (int index = 0; index < SamplePositions.SIZE; index++) {
            hole.consume(sample.positions[index].isLegal(sample.any[index]));
        }
    }

    @Benchmark
    public void check(SamplePositions sample, Blackhole hole) {
        for (int index = 0; index < SamplePositions.SIZE; index++) {
            hole.consume(sample.positions[index].check(sample.any[index]));
        }
    }

    @Benchmark
    public void legalMoves(SamplePositions sample, Blackhole hole) {
        for (Position position : sample.positions) {
            hole.consume(position.legalMoves());
        }
    }

    @Benchmark
    public void legalMoveCount(SamplePositions sample, Blackhole hole) {
        for (Position position : sample.positions) {
            hole.consume(position.legalMoveCount());
        }
    }

    @Benchmark
    public void key(SamplePositions sample, Blackhole hole) {
        for (Position position : sample.positions) {
            hole.consume(position.key());
        }
    }

    @Benchmark
    public void canonical(SamplePositions sample, Blackhole hole) {
        for (Position position : sample.positions) {
            hole.consume(position.canonical());
        }
    }

    @Benchmark
    public void text(SamplePositions sample, Blackhole hole) {
        for (Position position : sample.positions) {
            hole.consume(position.toString());
        }
    }

    @Benchmark
    public void parse(SamplePositions sample, Blackhole hole) {
        for (String text : sample.texts) {
            hole.consume(Position.parse(text));
        }
    }
}
