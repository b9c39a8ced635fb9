package io.github.oxono.examples;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.oxono.Game;
import io.github.oxono.Move;
import io.github.oxono.Position;
import io.github.oxono.Result;
import io.github.oxono.Square;
import io.github.oxono.Symbol;
import io.github.oxono.notation.GameRecord;
import io.github.oxono.notation.GameText;
import io.github.oxono.notation.MatchLog;
import io.github.oxono.notation.RecordedMove;
import io.github.oxono.notation.Strictness;
import io.github.oxono.notation.TimeControl;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Replays and converts games of real matches, where the property {@code oxono.data} says where they are. */
@EnabledIfSystemProperty(named = "oxono.data", matches = ".+")
class RecordedGamesTest {
    private static final int LOGS = 34;
    private static final int GAMES = 720;
    private static final int RESULT = 2;
    private static final int PLIES = 3;
    private static final int MOVES = 7;

    @TempDir
    private Path folder;

    @Test
    void replays_all_logs_in_one_run() {
        Run run = Run.of("replay", "--strict", data("logs").toString());

        assertThat(run.status()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out().lines().filter(line -> line.startsWith("result "))).hasSize(LOGS);
    }

    @ParameterizedTest
    @MethodSource("logs")
    void every_line_is_a_ply_and_the_result_is_that_of_the_last_one(Path log) throws IOException {
        List<String> lines = Files.readAllLines(log);
        boolean timeout = lines.contains("timeout");
        int plies = lines.size() - (timeout ? 2 : 1);

        String out = Run.of("replay", log.toString()).out();

        assertThat(out).contains("\nplies            " + plies + "\n");
        String winner = plies % 2 == 1 ? "pink" : "black";
        String reason = timeout ? "time" : "alignment";
        assertThat(out).contains("\nresult           " + winner + " wins by " + reason + "\n");
    }

    /** The first reading brings times to the nanosecond; every one after it has to give back what it was given. */
    @Test
    void the_logs_come_through_all_formats_without_loss() throws IOException {
        List<GameRecord> records = logs().map(RecordedGamesTest::read).toList();

        assertThat(records).hasSize(LOGS);
        assertLossless(records, data("logs"));
    }

    @Test
    void the_recorded_games_come_through_all_formats_without_loss() throws IOException {
        List<GameRecord> records = games().map(RecordedGamesTest::timed).toList();
        Path logs = Files.createDirectory(folder.resolve("first"));
        for (int index = 0; index < records.size(); index++) {
            Files.writeString(logs.resolve("%03d".formatted(index)), MatchLog.write(records.get(index)));
        }

        assertThat(records).hasSize(GAMES);
        assertLossless(records, logs);
    }

    @Test
    void the_recorded_games_end_as_they_did() throws IOException {
        assertThat(games()).hasSize(GAMES).allSatisfy(columns -> {
            GameRecord record = timed(columns);

            assertThat(record.moves()).hasSize(Integer.parseInt(columns.get(PLIES)));
            assertThat(score(record.result())).isEqualTo(columns.get(RESULT));
        });
    }

    private void assertLossless(List<GameRecord> records, Path logs) throws IOException {
        Path text = folder.resolve("text");
        Path json = folder.resolve("json");
        Path again = folder.resolve("again");
        Path back = folder.resolve("back");

        convert("text", text, logs);
        convert("json", json, text);
        convert("text", again, json);
        convert("log", back, json);

        assertThat(text)
                .content()
                .isEqualTo(records.stream().map(GameText::write).collect(Collectors.joining("\n")));
        assertThat(json)
                .content()
                .isEqualTo(records.stream()
                        .map(record -> RecordMapper.write(record) + "\n")
                        .collect(Collectors.joining()));
        assertThat(Files.readAllLines(json).stream().map(RecordMapper::read)).containsExactlyElementsOf(records);
        assertThat(again).hasSameTextualContentAs(text);
        try (Stream<Path> files = Files.list(back)) {
            assertThat(files.sorted().map(RecordedGamesTest::read)).containsExactlyElementsOf(records);
        }
    }

    private static void convert(String format, Path target, Path source) {
        assertThat(Run.of("convert", "--strict", "--to", format, "-o", target.toString(), source.toString()))
                .isEqualTo(Run.success(""));
    }

    /** Moves such as {@code O3231}, rows and columns from the top left; a log needs clocks, which count down here. */
    private static GameRecord timed(List<String> columns) {
        Game game = Game.of(Position.initial(Symbol.O));
        List<RecordedMove> moves = new ArrayList<>();
        for (String text : columns.get(MOVES).split(" ")) {
            Move move = Move.of(Symbol.valueOf(text.substring(0, 1)), square(text, 1), square(text, 3));
            game = game.play(move);
            moves.add(RecordedMove.of(move).withClock(Duration.ofNanos(32_000_000_000L - moves.size() * 987_654_321L)));
        }
        return GameRecord.builder()
                .from(GameRecord.of(game))
                .timeControl(TimeControl.of(Duration.ofSeconds(32)))
                .moves(moves)
                .build();
    }

    private static Square square(String text, int at) {
        int row = text.charAt(at) - '0';
        int column = text.charAt(at + 1) - '0';
        return Square.of((char) ('a' + column), Square.SIDE - row);
    }

    private static String score(Result result) {
        return result.winner()
                .map(player -> player.name().toLowerCase(Locale.ROOT))
                .orElse(result.isFinal() ? "draw" : "unfinished");
    }

    private static GameRecord read(Path log) {
        try {
            return MatchLog.read(Files.readString(log), Strictness.STRICT).value();
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }

    private static Stream<List<String>> games() throws IOException {
        return Files.readAllLines(data("games").resolve("course-games.tsv")).stream()
                .filter(line -> !line.startsWith("#"))
                .map(line -> List.of(line.split("\t")));
    }

    private static Stream<Path> logs() throws IOException {
        try (Stream<Path> files = Files.list(data("logs"))) {
            return files.sorted().toList().stream();
        }
    }

    private static Path data(String name) {
        return Path.of(System.getProperty("oxono.data"), name);
    }
}
