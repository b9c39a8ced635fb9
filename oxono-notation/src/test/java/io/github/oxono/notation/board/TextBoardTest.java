package io.github.oxono.notation.board;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.oxono.PartialMove;
import io.github.oxono.Player;
import io.github.oxono.Position;
import io.github.oxono.Setup;
import io.github.oxono.Square;
import io.github.oxono.SquareSet;
import io.github.oxono.Symbol;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;

@Domain(Boards.class)
@Domain(DomainContext.Global.class)
class TextBoardTest {
    private static final TextBoard ASCII = TextBoard.of(TextStyle.ASCII);
    private static final Position START = Position.initial(Symbol.X);

    @Example
    void plain_text_has_the_letters_of_a_positions_text() {
        Diagram diagram = Diagram.of(Boards.game(START, "Od1e1", "Xf4e4", "Xf1f2", "Xc1b1"));

        assertThat(ASCII.draw(diagram)).isEqualTo("""
                black  xxxxxx   oooooooo
                6   .   .   .   .   .   .
                5   .   .   .   .   .   .
                4   .   .   .   .   x   .
                3   .   .   .   .   .   .
                2   .   .   .   .   .   X
                1   . [ x][*X] *O   O [ .]
                    a   b   c   d   e   f
                pink   XXXXXXX  OOOOOOO   to move
                Last move: Xc1b1 by black, jump from f1
                """);
    }

    @Example
    void black_at_the_bottom_turns_the_board() {
        Position position = Boards.game(START, "Od1e1", "Xf4e4").position();

        assertThat(TextBoard.builder().bottom(Player.BLACK).build().draw(position))
                .isEqualTo("""
                pink   XXXXXXXX OOOOOOO   to move
                1   .   O  *O   .   .   .
                2   .   .   .   .   .   .
                3   .   .   .   .   .   .
                4  *X   x   .   .   .   .
                5   .   .   .   .   .   .
                6   .   .   .   .   .   .
                    f   e   d   c   b   a
                black  xxxxxxx  oooooooo
                """);
    }

    @Example
    void unicode_has_light_signs_for_pink_and_heavy_ones_for_black() {
        Setup setup = Setup.parse("XOxo2/6/2*X3/3*O2/6/6 b");
        Diagram diagram = Diagram.builder()
                .setup(setup)
                .highlighted(SquareSet.of(Square.C4, Square.F6))
                .build();

        assertThat(TextBoard.of(TextStyle.UNICODE).draw(diagram)).isEqualTo("""
                black  ✘✘✘✘✘✘✘  ●●●●●●●   to move
                6   ✗   ○   ✘   ●   · ( ·)
                5   ·   ·   ·   ·   ·   ·
                4   ·   · (*X)  ·   ·   ·
                3   ·   ·   ·  *O   ·   ·
                2   ·   ·   ·   ·   ·   ·
                1   ·   ·   ·   ·   ·   ·
                    a   b   c   d   e   f
                pink   ✗✗✗✗✗✗✗  ○○○○○○○
                """);
    }

    @Example
    void ansi_colours_pieces_totems_board_and_marks() {
        Diagram diagram = Diagram.builder()
                .setup(Setup.parse("6/6/6/6/6/Xo*X3 p"))
                .highlighted(SquareSet.of(Square.E1))
                .build();
        String board = "\u001B[38;5;238;48;5;230m";
        String mark = "\u001B[38;5;22;48;5;230m";
        String pink = "\u001B[38;5;53;48;5;218m";
        String black = "\u001B[38;5;231;48;5;235m";
        String totem = "\u001B[38;5;18;48;5;153m";
        String reset = "\u001B[0m";

        assertThat(TextBoard.of(TextStyle.ANSI).draw(diagram).lines())
                .contains(
                        "1 " + board + " " + reset + pink + " X " + reset
                                + board + " " + reset + black + " o " + reset
                                + board + " " + reset + totem + "*X " + reset
                                + board + " " + reset + board + " . " + reset
                                + mark + "(" + reset + board + " .)" + reset
                                + board + " " + reset + board + " . " + reset
                                + board + " " + reset,
                        "pink   " + pink + "XXXXXXX" + reset + "  " + pink + "OOOOOOOO" + reset + "  to move");
    }

    @Example
    void parts_around_the_board_can_be_left_out() {
        TextBoard bare = TextBoard.builder().parts(Set.of()).build();
        TextBoard reserves = TextBoard.builder().addPart(Part.RESERVES).build();

        assertThat(bare.draw(START)).isEqualTo("""
                  .   .   .   .   .   .
                  .   .   .   .   .   .
                  .   .  *X   .   .   .
                  .   .   .  *O   .   .
                  .   .   .   .   .   .
                  .   .   .   .   .   .
                """);
        assertThat(reserves.draw(START)).isEqualTo("""
                black  xxxxxxxx oooooooo
                  .   .   .   .   .   .
                  .   .   .   .   .   .
                  .   .  *X   .   .   .
                  .   .   .  *O   .   .
                  .   .   .   .   .   .
                  .   .   .   .   .   .
                pink   XXXXXXXX OOOOOOOO  to move
                """);
    }

    @Example
    void R11_a_winning_line_is_marked_and_told() {
        Diagram diagram = Diagram.of(Boards.game(START, "Xc5b5", "Oc3d3", "Oa3b3", "Xc6d6", "Xc2b2", "Oa1a2", "Xc4b4"));

        assertThat(ASCII.draw(diagram)).isEqualTo("""
                black  xxxxxxx  oooooo
                6   .   .   .   x   .   .
                5   . { X}  .   .   .   .
                4   . { X}[*X]  .   .   .
                3   . { O}  .   o   .   .
                2   o { X}[ .]  .   .   .
                1  *O   .   .   .   .   .
                    a   b   c   d   e   f
                pink   XXXXX    OOOOOOO   wins
                Last move: Xc4b4 by pink, slide from c2
                Line of pink: b2, b3, b4, b5
                """);
    }

    @Example
    void R12_a_draw_is_told_on_both_sides() {
        Position drawn = Position.parse("Xo*Xxxo/OXXoO1/oXxoxX/xO*OXXx/OoXOxx/oO1OOo p");

        assertThat(ASCII.draw(drawn).lines().toList())
                .startsWith("black                     draws")
                .endsWith("pink                      draws");
    }

    @Example
    void a_highlighted_square_is_marked_as_such_whatever_else_it_is() {
        Diagram diagram = Diagram.builder()
                .from(Diagram.of(Boards.game(START, "Xd4e4")))
                .highlighted(SquareSet.of(Square.D4))
                .addArrow(Arrow.of(Square.D4, Square.D6))
                .build();

        assertThat(ASCII.draw(diagram).lines().toList())
                .contains("4   .   . [ .](*X)[ X]  .")
                .endsWith("Last move: Xd4e4 by pink, slide from c4", "Arrow from d4 to d6");
    }

    @Example
    void a_turn_shows_what_may_be_clicked() {
        PartialMove turn = PartialMove.of(START).click(Square.C4).click(Square.A4);

        assertThat(ASCII.draw(Diagram.of(turn)).lines().toList())
                .contains("5 ( .)  .   .   .   .   .", "4  *X ( .)  .   .   .   .", "3 ( .)  .   .  *O   .   .");
    }

    @Property
    void a_position_can_be_read_off_every_board(@ForAll Position position, @ForAll TextStyle style) {
        assertThat(Position.parse(readBack(TextBoard.of(style).draw(position), position.toMove())))
                .isEqualTo(position);
    }

    @Property
    void a_setup_can_be_read_off_every_board(@ForAll Setup setup, @ForAll TextStyle style) {
        assertThat(Setup.parse(readBack(TextBoard.of(style).draw(Diagram.of(setup)), setup.toMove())))
                .isEqualTo(setup);
    }

    @Property
    void without_its_colours_ansi_is_plain_text(@ForAll Diagram diagram) {
        assertThat(withoutColours(TextBoard.of(TextStyle.ANSI).draw(diagram))
                        .lines()
                        .map(String::stripTrailing))
                .containsExactlyElementsOf(ASCII.draw(diagram).lines().toList());
    }

    @Property
    void no_line_ends_with_a_blank_and_each_ends_with_a_line_feed(@ForAll Diagram diagram, @ForAll TextStyle style) {
        String text = TextBoard.of(style).draw(diagram);

        assertThat(text).endsWith("\n").doesNotContain(" \n").doesNotContain("\r");
    }

    private static String withoutColours(String text) {
        return text.replaceAll("\u001B\\[[0-9;]*m", "");
    }

    /** The text of what the board shows. */
    private static String readBack(String board, Player toMove) {
        String ranks = withoutColours(board)
                .lines()
                .filter(line -> line.matches("[1-6] .*"))
                .map(line -> rank(line.substring(2)))
                .collect(Collectors.joining("/"));
        return ranks + " " + toMove.letter();
    }

    private static String rank(String cells) {
        String padded = cells + " ".repeat(4 * Square.SIDE);
        StringBuilder rank = new StringBuilder();
        for (int cell = 0; cell < Square.SIDE; cell++) {
            rank.append(letters(padded.substring(4 * cell + 1, 4 * cell + 3).strip()));
        }
        return Pattern.compile("\\.+")
                .matcher(rank)
                .replaceAll(free -> String.valueOf(free.group().length()));
    }

    private static String letters(String sign) {
        int index = List.of("✗", "○", "✘", "●", "·").indexOf(sign);
        return index < 0 ? sign : List.of("X", "O", "x", "o", ".").get(index);
    }
}
