package io.github.oxono.examples;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.oxono.Player;
import io.github.oxono.Position;
import io.github.oxono.notation.board.Colour;
import io.github.oxono.notation.board.Palette;
import io.github.oxono.notation.board.Part;
import io.github.oxono.notation.board.SvgBoard;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SvgCommandTest {
    private static final String TEXT = "6/6/3*XX1/3*O2/6/6 b";
    private static final Position POSITION = Position.parse(TEXT);

    @TempDir
    private Path folder;

    @Test
    void a_position_is_drawn_as_the_library_draws_it() {
        assertThat(Run.of("svg", TEXT))
                .isEqualTo(Run.success(SvgBoard.of(Player.PINK).draw(POSITION)));
    }

    @Test
    void every_option_is_handed_on() {
        SvgBoard board = SvgBoard.builder()
                .bottom(Player.BLACK)
                .parts(Set.of(Part.RESERVES))
                .width(300)
                .palette(Palette.builder()
                        .pink(Colour.of(0xE91E63))
                        .totemMark(Colour.of(0))
                        .build())
                .build();

        assertThat(Run.of(
                        "svg",
                        TEXT,
                        "--flip",
                        "--without=coordinates",
                        "--width=300",
                        "--colour=pink=#e91E63",
                        "--colour=totem-mark=#000000"))
                .isEqualTo(Run.success(board.draw(POSITION)));
    }

    @ParameterizedTest
    @EnumSource
    void every_colour_that_is_given_is_seen(PaletteColour colour) throws IOException {
        Path file = folder.resolve("sample");
        try (InputStream in = GameSource.SAMPLE.opener().open()) {
            Files.copy(in, file);
        }

        assertThat(Run.of("svg", file.toString()).out()).doesNotContain("#123abc");
        assertThat(Run.of("svg", file.toString(), "--colour", colour + "=#123abc")
                        .out())
                .contains("#123abc");
    }

    @Test
    void the_picture_is_written_into_a_file_if_one_is_named() throws IOException {
        Path target = folder.resolve("board.svg");

        assertThat(Run.of("svg", TEXT, "-o", target.toString())).isEqualTo(Run.success(""));
        assertThat(target).content().isEqualTo(Run.of("svg", TEXT).out());
    }

    @Test
    void a_file_that_cannot_be_written_is_reported() {
        Path target = folder.resolve("missing").resolve("board.svg");

        assertThat(Run.of("svg", TEXT, "--output", target.toString()))
                .isEqualTo(Run.failure(target + ": no such file\n"));
    }

    @Test
    void nothing_is_written_if_the_game_is_wrong() {
        Path target = folder.resolve("board.svg");

        assertThat(Run.withInput("60\nwrong\n", "svg", "-", "-o", target.toString()))
                .isEqualTo(Run.failure("""
                        standard input: ply 1, line 2, column 1 (offset 3): found "wrong", expected a line such as ('X', (3, 4), (4, 4)), 59.99, or timeout, invalid or exception as the last line (MALFORMED_LINE)
                        """));
        assertThat(target).doesNotExist();
    }

    @Test
    void a_game_is_never_written_over_by_its_picture() throws IOException {
        Path game = Files.writeString(folder.resolve("game"), "60\n");

        assertThat(Run.of("svg", game.toString(), "-o", game.toString()))
                .isEqualTo(Run.usageError("""
                        Invalid value for option '--output': 'FILE' is read as well
                        Try 'oxono svg --help'.
                        """.replace("FILE", game.toString())));
        assertThat(game).content().isEqualTo("60\n");
    }

    @Test
    void a_width_that_is_not_positive_is_a_usage_error() {
        assertThat(Run.of("svg", TEXT, "--width", "0")).isEqualTo(Run.usageError("""
                        Invalid value for option '--width': '0' is not positive
                        Try 'oxono svg --help'.
                        """));
    }

    @Test
    void what_is_no_colour_is_a_usage_error() {
        assertThat(Run.of("svg", TEXT, "--colour", "pink=red")).isEqualTo(Run.usageError("""
                        Invalid value for option '--colour' (NAME=COLOUR): 'red' is no colour such as #e91e63
                        Try 'oxono svg --help'.
                        """));
    }
}
