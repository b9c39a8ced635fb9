package io.github.oxono;

import java.util.concurrent.TimeUnit;
import java.util.function.ToLongFunction;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/** Walks all move sequences from the start, in the four ways that {@link YardstickRatios} compares. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 5)
@Measurement(iterations = 3)
@Fork(
        value = 1,
        jvmArgs = {"-Xms1g", "-Xmx1g", "-XX:+UseSerialGC"})
public class PerftBenchmark {
    static final int COUNT_DEPTH = 6;
    static final int PLAY_DEPTH = 5;

    private final Position start = Position.initial(Symbol.X);

    /** Inside the library, one thread. */
    @Benchmark
    public long count() {
        return Perft.count(start, COUNT_DEPTH);
    }

    /** Inside the library, all processors. */
    @Benchmark
    public long countInParallel() {
        return Perft.parallel(start, COUNT_DEPTH);
    }

    /** Through {@code play}; the last ply is counted. */
    @Benchmark
    public long playAndCount() {
        return walk(start, PLAY_DEPTH, Position::legalMoveCount);
    }

    /** Through {@code play}; every move of the last ply is fetched from its list. */
    @Benchmark
    public long playAndList(Blackhole fetched) {
        return walk(start, PLAY_DEPTH, position -> {
            for (Move move : position.legalMoves()) {
                fetched.consume(move);
            }
            return position.legalMoveCount();
        });
    }

    /** Through {@code play}; every move of the last ply is played too, and its outcome asked for. */
    @Benchmark
    public long playAndTest(Blackhole outcomes) {
        return walk(start, PLAY_DEPTH, position -> {
            for (Move move : position.legalMoves()) {
                outcomes.consume(position.play(move).outcome());
            }
            return position.legalMoveCount();
        });
    }

    private static long walk(Position position, int depth, ToLongFunction<Position> lastPly) {
        if (depth == 1) {
            return lastPly.applyAsLong(position);
        }
        long count = 0;
        for (Move move : position.legalMoves()) {
            count += walk(position.play(move), depth - 1, lastPly);
        }
        return count;
    }
}
