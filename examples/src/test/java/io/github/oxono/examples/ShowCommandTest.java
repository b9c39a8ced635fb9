package io.github.oxono.examples;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.oxono.Position;
import io.github.oxono.notation.board.TextBoard;
import io.github.oxono.notation.board.TextStyle;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ShowCommandTest {
    private static final String ARCHIVE = """
            [Start "6/6/2*X3/3*O2/6/6 p"]
            [Reason "resignation"]

            1. Xd4e4 Od2d1
            1-0

            [Start "6/6/2*X3/3*O2/6/6 p"]

            1. Xc4d4
            *

            [Start "6/6/3*XX1/3*O2/6/6 b"]

            1... Od2d1
            2. Xd5d4
            *
            """;
    private static final String START = """
            black  xxxxxxxx oooooooo
            6   .   .   .   .   .   .
            5   .   .   .   .   .   .
            4   .   .  *X   .   .   .
            3   .   .   .  *O   .   .
            2   .   .   .   .   .   .
            1   .   .   .   .   .   .
                a   b   c   d   e   f
            pink   XXXXXXXX OOOOOOOO  to move
            """;

    @TempDir
    private Path folder;

    @Test
    void a_position_is_shown_in_plain_text_where_no_terminal_is() {
        assertThat(Run.of("show", "6/6/2*X3/3*O2/6/6 p")).isEqualTo(Run.success(START));
    }

    @Test
    void a_game_is_shown_as_it_ended() {
        assertThat(Run.withInput(ARCHIVE, "show", "-")).isEqualTo(Run.success("""
                black  xxxxxxxx ooooooo
                6   .   .   .   .   .   .
                5   .   .   .   .   .   .
                4   .   .   .  *X   X   .
                3   .   .   . [ .]  .   .
                2   .   .   . [*O]  .   .
                1   .   .   . [ o]  .   .
                    a   b   c   d   e   f
                pink   XXXXXXX  OOOOOOOO  wins
                Last move: Od2d1 by black, slide from d3
                Result: pink wins by resignation
                """));
    }

    @Test
    void a_ply_and_a_game_are_chosen_by_their_numbers_whatever_is_wrong_with_other_games() throws IOException {
        String file = write(ARCHIVE);

        assertThat(Run.of("show", file, "--ply", "0")).isEqualTo(Run.success(START));
        assertThat(Run.of("show", file, "--game", "3", "--ply", "2").out())
                .endsWith("Last move: Od2d1 by black, slide from d3\n");
        assertThat(Run.of("show", file, "--game", "3").out()).endsWith("Last move: Xd5d4 by pink, slide from d4\n");
    }

    @Test
    void a_game_that_is_wrong_is_reported() throws IOException {
        String file = write(ARCHIVE);

        assertThat(Run.of("show", file, "--game", "2")).isEqualTo(Run.failure(file + """
                        : game 2, ply 1, line 9, column 4 (offset 108): found "Xc4d4", expected a legal move, but Xc4d4 is refused: the X totem on c4 goes to another square, to [c1, c2, c3, a4, b4, d4, e4, f4, c5, c6] (TOTEM_STAYS, R3) in "6/6/2*X3/3*O2/6/6 p" (ILLEGAL_MOVE)
                        """));
    }

    @Test
    void a_file_that_cannot_be_read_is_reported() throws IOException {
        assertThat(Run.of("show", folder.toString())).isEqualTo(Run.failure(folder + ": Is a directory\n"));
        assertThat(Run.withInput("hello\n", "show", "-")).isEqualTo(Run.failure("""
                        standard input: found "hello", expected the seconds that begin a match log, [ that begins a tag line, or { that begins a game in JSON (UNKNOWN_FORMAT)
                        """));
    }

    @Test
    void what_is_tolerated_in_the_game_alone_is_told_and_refused_if_asked_for() throws IOException {
        String file = write(ARCHIVE.replace("1... Od2d1", "1...  Od2d1"));

        assertThat(Run.of("show", file).err()).isEmpty();
        assertThat(Run.of("show", file, "--game", "3").err()).isEqualTo(file + """
                        : tolerated at line 14, column 7 (offset 155): found "  ", canonical is " " (SPACE)
                        """);
        assertThat(Run.of("show", file, "--game", "3", "--strict")).isEqualTo(Run.failure(file + """
                        : game 3, ply 2, line 14, column 7 (offset 155): found "  ", expected " " (NOT_CANONICAL)
                        """));
    }

    @Test
    void the_board_is_shown_in_other_styles_and_from_the_other_side() {
        assertThat(Run.of("show", "6/6/2*X3/3*O2/6/6 p", "--style", "unicode", "--flip", "--without", "reserves"))
                .isEqualTo(Run.success("""
                        1   ·   ·   ·   ·   ·   ·
                        2   ·   ·   ·   ·   ·   ·
                        3   ·   ·  *O   ·   ·   ·
                        4   ·   ·   ·  *X   ·   ·
                        5   ·   ·   ·   ·   ·   ·
                        6   ·   ·   ·   ·   ·   ·
                            f   e   d   c   b   a
                        """));
        assertThat(Run.of("show", "6/6/2*X3/3*O2/6/6 p", "--style", "ANSI").out())
                .isEqualTo(TextBoard.of(TextStyle.ANSI).draw(Position.parse("6/6/2*X3/3*O2/6/6 p")));
    }

    @ParameterizedTest
    @CsvSource({
        "--ply, 3, 'is not from 0 to 2, the plies of this game'",
        "--ply, -1, 'is not from 0 to 2, the plies of this game'",
        "--game, 4, is the number of no game in standard input",
        "--game, 0, is the number of no game in standard input"
    })
    void a_ply_or_a_game_that_is_not_there_is_a_usage_error(String option, String value, String reason) {
        assertThat(Run.withInput(ARCHIVE, "show", "-", option, value))
                .isEqualTo(Run.usageError("""
                        Invalid value for option '%s': '%s' %s
                        Try 'oxono show --help'.
                        """.formatted(option, value, reason)));
    }

    @Test
    void a_position_has_no_games_and_plies() {
        assertThat(Run.of("show", "6/6/2*X3/3*O2/6/6 p", "--ply", "1")).isEqualTo(Run.usageError("""
                        A position has no games and plies: '--game' and '--ply' need a file
                        Try 'oxono show --help'.
                        """));
    }

    @Test
    void what_is_no_file_and_no_position_is_a_usage_error() {
        assertThat(Run.of("show", "6/6/2*X3/3*O2/6/7 p")).isEqualTo(Run.usageError("""
                        Invalid value for positional parameter at index 0 (POSITION|FILE): there is no such file, and as a position: position "6/6/2*X3/3*O2/6/7 p", offset 16: found "7", expected a digit from 1 to 6, X, O, x, o, or * before X or O (UNEXPECTED_CHARACTER)
                        Try 'oxono show --help'.
                        """));
    }

    private String write(String text) throws IOException {
        return Files.writeString(folder.resolve("archive"), text).toString();
    }
}
