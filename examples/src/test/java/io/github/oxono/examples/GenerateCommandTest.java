package io.github.oxono.examples;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GenerateCommandTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"text", "json"})
    void as_many_games_are_made_as_are_asked_for_and_each_can_be_read(String format) {
        Run made = Run.of("generate", "--games", "50", "--to", format);

        assertThat(made.status()).isZero();
        assertThat(Run.withInput(made.out(), "convert", "--strict", "--to", format))
                .isEqualTo(made);
        assertThat(Run.withInput(made.out(), "convert", "--to", "json").out().lines())
                .hasSize(50);
    }

    @Test
    void games_differ_and_are_played_to_their_end_from_both_set_ups() {
        List<String> games = Run.of("generate", "--games", "50", "--to", "json")
                .out()
                .lines()
                .toList();

        assertThat(new HashSet<>(games)).hasSize(50);
        assertThat(games).allMatch(game -> game.endsWith("\"alignment\"}") || game.endsWith("\"exhaustion\"}"));
        assertThat(games).anyMatch(game -> game.startsWith("{\"start\":\"6/6/2*X3/3*O2/6/6 p\""));
        assertThat(games).anyMatch(game -> game.startsWith("{\"start\":\"6/6/2*O3/3*X2/6/6 p\""));
    }

    @Test
    void the_same_seed_gives_the_same_games_whatever_the_format() {
        Run text = Run.of("generate", "--games", "20", "--seed", "7", "--to", "text");
        Run json = Run.of("generate", "--games", "20", "--seed", "7", "--to", "json");

        assertThat(Run.withInput(json.out(), "convert", "--to", "text")).isEqualTo(text);
        assertThat(Run.of("generate", "--games", "20", "--seed", "8", "--to", "text"))
                .isNotEqualTo(text);
    }

    @Test
    void the_first_games_of_a_seed_never_change() {
        assertThat(Run.of("generate", "--to", "text")).isEqualTo(Run.success("""
                [Start "6/6/2*O3/3*X2/6/6 p"]

                1. Xd2d3 Od4c4
                2. Xc2d2 Xc3b3
                3. Of4f5 Of2f3
                4. Oe2f2 Xc2c1
                5. Oe3e2 Oe4e3
                6. Xa2b2 Od4e4
                7. Od5e5#
                1-0
                """));
    }

    @Test
    void timed_games_can_be_match_logs() throws IOException {
        assertThat(Run.of("generate", "--games", "3", "--clocks", "--to", "log", "-o", folder.toString()))
                .isEqualTo(Run.success(""));
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files.map(file -> file.getFileName().toString()))
                    .containsExactlyInAnyOrder("game-000001.log", "game-000002.log", "game-000003.log");
        }
        assertThat(Run.of("convert", "--strict", "--to", "json", folder.toString()))
                .isEqualTo(Run.of("generate", "--games", "3", "--clocks", "--to", "json"));
    }

    @Test
    void games_without_clocks_are_no_match_logs() {
        assertThat(Run.of("generate", "--to", "log")).isEqualTo(Run.usageError("""
                        Use '--clocks': a match log cannot say: no time control (NO_TIME_CONTROL), a move without a clock (NO_CLOCK)
                        Try 'oxono generate --help'.
                        """));
    }

    @Test
    void a_number_of_games_that_is_not_positive_is_a_usage_error() {
        assertThat(Run.of("generate", "--to", "text", "--games", "0")).isEqualTo(Run.usageError("""
                        Invalid value for option '--games': '0' is not positive
                        Try 'oxono generate --help'.
                        """));
    }

    @Test
    void a_file_that_cannot_be_written_is_reported() {
        Path target = folder.resolve("missing").resolve("games.txt");

        assertThat(Run.of("generate", "--to", "text", "-o", target.toString()))
                .isEqualTo(Run.failure(target + ": no such file\n"));
    }
}
