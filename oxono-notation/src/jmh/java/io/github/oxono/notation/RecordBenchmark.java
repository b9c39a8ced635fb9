package io.github.oxono.notation;

import com.fasterxml.jackson.databind.json.JsonMapper;
import io.github.oxono.Game;
import io.github.oxono.Move;
import io.github.oxono.Position;
import io.github.oxono.Symbol;
import java.io.IOException;
import java.io.StringReader;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/** What a game record costs to read and to write: a whole random game, replayed and checked by every reader. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@OperationsPerInvocation(RecordBenchmark.GAMES)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(
        value = 1,
        jvmArgs = {"-Xms1g", "-Xmx1g", "-XX:+UseSerialGC"})
public class RecordBenchmark {
    static final int GAMES = 1000;

    private final SplittableRandom random = new SplittableRandom(1);
    private final JsonMapper mapper = new JsonMapper();
    private final List<GameRecord> records =
            Stream.generate(this::game).map(GameRecord::of).limit(GAMES).toList();
    private final List<String> jsons = records.stream().map(this::json).toList();
    private final String archive = archive();

    @Benchmark
    public void readText(Blackhole hole) {
        try (Stream<Reading<GameRecord>> games =
                GameText.stream(new StringReader(archive), Strictness.STRICT, ErrorPolicy.STOP)) {
            games.forEach(hole::consume);
        }
    }

    @Benchmark
    public void writeText(Blackhole hole) {
        records.forEach(record -> hole.consume(GameText.write(record)));
    }

    @Benchmark
    public void readJson(Blackhole hole) throws IOException {
        for (String json : jsons) {
            hole.consume(mapper.readValue(json, GameRecord.class));
        }
    }

    /** For comparison: what Jackson alone takes for the same bytes, without a look at what they say. */
    @Benchmark
    public void readJsonTree(Blackhole hole) throws IOException {
        for (String json : jsons) {
            hole.consume(mapper.readTree(json));
        }
    }

    @Benchmark
    public void writeJson(Blackhole hole) {
        records.forEach(record -> hole.consume(json(record)));
    }

    private Game game() {
        Game game = Game.of(Position.initial(Symbol.X));
        while (!game.isOver()) {
            List<Move> moves = game.position().legalMoves();
            game = game.play(moves.get(random.nextInt(moves.size())));
        }
        return game;
    }

    private String json(GameRecord record) {
        try {
            return mapper.writeValueAsString(record);
        } catch (IOException exception) {
            throw new IllegalStateException(exception);
        }
    }

    private String archive() {
        StringBuilder text = new StringBuilder();
        try {
            GameText.write(records.stream(), text);
        } catch (IOException exception) {
            throw new IllegalStateException(exception);
        }
        return text.toString();
    }
}
