package io.github.oxono.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.oxono.Result;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/** Games recorded by other people's programs, where their folder is given. */
@EnabledIfSystemProperty(named = "oxono.data", matches = ".+")
class CourseDataTest {
    private static final Path DATA = Path.of(System.getProperty("oxono.data", ""));

    @Test
    void every_match_log_is_converted_without_loss() {
        List<String> logs = files(DATA.resolve("logs"));

        assertThat(logs).hasSizeGreaterThanOrEqualTo(34);
        assertThat(logs).allSatisfy(CourseDataTest::assertLossless);
    }

    @Test
    void every_recorded_game_is_converted_without_loss_and_ends_as_recorded() throws IOException {
        List<String[]> games = Files.readAllLines(DATA.resolve("games/course-games.tsv")).stream()
                .filter(line -> !line.startsWith("#"))
                .map(line -> line.split("\t"))
                .toList();

        assertThat(games).hasSizeGreaterThanOrEqualTo(720);
        assertThat(games).allSatisfy(columns -> {
            String log = log(columns[7].split(" "));
            assertLossless(log);
            Result result = MatchLog.read(log, Strictness.STRICT).value().result();
            String winner =
                    result.winner().map(player -> player.name().toLowerCase()).orElse("unfinished");
            assertThat(winner).isEqualTo(columns[2]);
        });
    }

    private static void assertLossless(String log) {
        GameRecord record = MatchLog.read(log, Strictness.STRICT).value();
        String text = GameText.write(record);

        assertThat(GameText.read(text, Strictness.STRICT).value()).isEqualTo(record);
        assertThat(MatchLog.read(MatchLog.write(record), Strictness.STRICT).value())
                .isEqualTo(record);
    }

    /** Moves such as {@code O3231} as a log; the clock counts down from 32 seconds. */
    private static String log(String[] moves) {
        return IntStream.range(0, moves.length)
                .mapToObj(ply -> "('%s', (%s, %s), (%s, %s)), %d.5\n"
                        .formatted(Stream.concat(Arrays.stream(moves[ply].split("")), Stream.of(32 - ply))
                                .toArray()))
                .collect(Collectors.joining("", "32\n", ""));
    }

    private static List<String> files(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.sorted().map(CourseDataTest::read).toList();
        } catch (IOException exception) {
            throw new UncheckedIOException(exception);
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException exception) {
            throw new UncheckedIOException(exception);
        }
    }
}
