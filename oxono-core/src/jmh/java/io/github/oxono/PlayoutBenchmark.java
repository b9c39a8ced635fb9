package io.github.oxono;

import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** What a whole game at random costs, from the start to its end. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(
        value = 1,
        jvmArgs = {"-Xms1g", "-Xmx1g", "-XX:+UseSerialGC"})
public class PlayoutBenchmark {
    private final Position start = Position.initial(Symbol.X);
    private final SplittableRandom random = new SplittableRandom(1);

    @Benchmark
    public Position moves() {
        Position position = start;
        while (!position.isOver()) {
            List<Move> moves = position.legalMoves();
            position = position.play(moves.get(random.nextInt(moves.size())));
        }
        return position;
    }

    @Benchmark
    public Position clicks() {
        Position position = start;
        while (!position.isOver()) {
            PartialMove turn = PartialMove.of(position);
            while (!turn.isComplete()) {
                List<Square> clickable = List.copyOf(turn.clickable());
                turn = turn.click(clickable.get(random.nextInt(clickable.size())));
            }
            position = position.play(turn.move().orElseThrow());
        }
        return position;
    }
}
