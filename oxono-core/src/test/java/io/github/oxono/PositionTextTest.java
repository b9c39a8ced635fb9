package io.github.oxono;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.oxono.naive.NaiveBoard;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PositionTextTest {
    private static final String START = "6/6/2*X3/3*O2/6/6 p";

    @Provide
    Arbitrary<Setup> setups() {
        return Arbitraries.oneOf(Setups.readable(), positions().map(Position::toSetup));
    }

    @Provide
    Arbitrary<Position> positions() {
        return Playouts.anyPosition();
    }

    @Provide
    Arbitrary<String> texts() {
        return TextLaws.anyText();
    }

    @Property
    void a_setup_reads_what_it_writes(@ForAll("setups") Setup setup) {
        assertThat(Setup.parse(setup.toString())).isEqualTo(setup).hasToString(setup.toString());
    }

    @Property
    void a_position_reads_what_it_writes(@ForAll("positions") Position position) {
        assertThat(Position.parse(position.toString())).isEqualTo(position).hasToString(position.toString());
        assertThat(Setup.parse(position.toString())).isEqualTo(position.toSetup());
    }

    @Property
    void writes_what_a_second_implementation_writes(@ForAll("positions") Position position) {
        assertThat(NaiveBoard.of(position.toString()).text()).isEqualTo(position.toString());
    }

    @Test
    void the_text_shows_ranks_from_6_to_1_then_who_moves() {
        Setup setup = Setup.builder()
                .putPiece(Square.A6, Piece.PINK_X)
                .putPiece(Square.F6, Piece.BLACK_O)
                .putPiece(Square.B2, Piece.PINK_O)
                .putPiece(Square.C2, Piece.BLACK_X)
                .putTotem(Symbol.X, Square.F2)
                .putTotem(Symbol.O, Square.A1)
                .toMove(Player.BLACK)
                .build();

        assertThat(setup).hasToString("X4o/6/6/6/1Ox2*X/*O5 b");
        assertThat(Setup.parse("X4o/6/6/6/1Ox2*X/*O5 b")).isEqualTo(setup);
    }

    @Property(tries = 25)
    void a_slip_of_the_pen_gives_another_setup_or_an_error(@ForAll("setups") Setup setup) {
        for (String text : TextLaws.edits(setup.toString())) {
            TextLaws.assertCanonicalOrRefused(text, Setup::parse);
        }
    }

    @Property(tries = 25)
    void a_slip_of_the_pen_gives_another_position_or_an_error(@ForAll("positions") Position position) {
        for (String text : TextLaws.edits(position.toString())) {
            TextLaws.assertCanonicalOrRefused(text, Position::parse);
        }
    }

    @Property
    void any_text_gives_its_setup_or_an_error(@ForAll("texts") String text) {
        TextLaws.assertCanonicalOrRefused(text, Setup::parse);
        TextLaws.assertCanonicalOrRefused(text, Position::parse);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            ``                   |  0 | UNEXPECTED_END       | the end | a digit from 1 to 6, X, O, x, o, or * before X or O
            0/6/6/6/6/6 p        |  0 | UNEXPECTED_CHARACTER | "0"     | a digit from 1 to 6, X, O, x, o, or * before X or O
            7/6/6/6/6/6 p        |  0 | UNEXPECTED_CHARACTER | "7"     | a digit from 1 to 6, X, O, x, o, or * before X or O
            2z3/6/6/6/6/6 p      |  1 | UNEXPECTED_CHARACTER | "z"     | a digit from 1 to 6, X, O, x, o, or * before X or O
            6/6/2*x3/6/6/6 p     |  6 | UNEXPECTED_CHARACTER | "x"     | the symbol X or O
            6/6/2*               |  6 | UNEXPECTED_END       | the end | the symbol X or O
            6-6/6/6/6/6 p        |  1 | UNEXPECTED_CHARACTER | "-"     | a slash after rank 6
            6/6/6/6/6 p          |  9 | UNEXPECTED_CHARACTER | " "     | a slash after rank 2
            6/6/6/6/6            |  9 | UNEXPECTED_END       | the end | a slash after rank 2
            6/6/6/6/6/5          | 11 | UNEXPECTED_END       | the end | a digit from 1 to 6, X, O, x, o, or * before X or O
            6/6/6/6/6/6/6 p      | 11 | UNEXPECTED_CHARACTER | "/"     | a space after rank 1
            6/6/6/6/6/6p         | 11 | UNEXPECTED_CHARACTER | "p"     | a space after rank 1
            6/6/6/6/6/6          | 11 | UNEXPECTED_END       | the end | a space after rank 1
            6/6/6/6/6/6  p       | 12 | UNEXPECTED_CHARACTER | " "     | p or b, the player to move
            6/6/6/6/6/6 w        | 12 | UNEXPECTED_CHARACTER | "w"     | p or b, the player to move
            `6/6/6/6/6/6 `       | 12 | UNEXPECTED_END       | the end | p or b, the player to move
            `6/6/6/6/6/6 p `     | 13 | TEXT_AFTER_END       | " "     | the end of the position
            6/6/6/6/6/6 pb       | 13 | TEXT_AFTER_END       | "b"     | the end of the position
            6X/6/6/6/6/6 p       |  1 | RANK_TOO_LONG        | "X"     | no seventh square on rank 6
            66/6/6/6/6/6 p       |  1 | RANK_TOO_LONG        | "6"     | no seventh square on rank 6
            6/XOxoXO*X/6/6/6/6 p |  8 | RANK_TOO_LONG        | "*"     | no seventh square on rank 5
            6/6/6/6/6/XX5 p      | 12 | RANK_TOO_LONG        | "5"     | at most 4 more squares on rank 1
            6/5O2/6/6/6/6 p      |  4 | RANK_TOO_LONG        | "2"     | no seventh square on rank 5
            6/4O2/6/6/6/6 p      |  4 | RANK_TOO_LONG        | "2"     | at most 1 more square on rank 5
            5/6/6/6/6/6 p        |  1 | RANK_TOO_SHORT       | "/"     | 1 more square on rank 6
            6//6/6/6/6 p         |  2 | RANK_TOO_SHORT       | "/"     | 6 more squares on rank 5
            6/6/6/6/6/2X p       | 12 | RANK_TOO_SHORT       | " "     | 3 more squares on rank 1
            6/6/24/6/6/6 p       |  5 | ADJACENT_DIGITS      | "4"     | one digit for free squares side by side
            6/6/X12X2/6/6/6 p    |  6 | ADJACENT_DIGITS      | "2"     | one digit for free squares side by side
            *X5/5*X/6/6/6/6 p    |  5 | TOTEM_TWICE          | "*"     | no second X totem
            6/6/6/6/6/*O*O4 p    | 12 | TOTEM_TWICE          | "*"     | no second O totem
            """)
    void refuses_anything_else(String text, int offset, ParseFault fault, String found, String expected) {
        TextLaws.assertRefused(Setup::parse, "position", text, offset, fault, found, expected);
        TextLaws.assertRefused(Position::parse, "position", text, offset, fault, found, expected);
    }

    @Test
    void a_position_is_not_read_from_a_setup_with_faults() {
        String text = "6/6/2*X3/6/6/XXXXX1 p";

        assertThatExceptionOfType(OxonoParseException.class)
                .isThrownBy(() -> Position.parse(text))
                .withMessage("position \"6/6/2*X3/6/6/XXXXX1 p\", offset 0: a totem has no square (TOTEM_MISSING) and"
                        + " pink moves when both colours have as many pieces, black when pink has one more"
                        + " (WRONG_PLAYER_TO_MOVE) and no single last piece can have completed the lines"
                        + " (IMPOSSIBLE_ALIGNMENT), expected a set-up without faults (INVALID_SETUP)")
                .satisfies(refused -> {
                    assertThat(refused.input()).isEqualTo(text);
                    assertThat(refused.offset()).isZero();
                    assertThat(refused.fault()).isEqualTo(ParseFault.INVALID_SETUP);
                    assertThat(refused.expected()).isEqualTo("a set-up without faults");
                    assertThat(refused.setupFaults())
                            .containsExactly(
                                    SetupFault.TOTEM_MISSING,
                                    SetupFault.WRONG_PLAYER_TO_MOVE,
                                    SetupFault.IMPOSSIBLE_ALIGNMENT);
                });
    }

    @Property
    void a_position_is_read_from_a_setup_without_faults_alone(@ForAll("setups") Setup setup) {
        if (setup.faults().isEmpty()) {
            assertThat(Position.parse(setup.toString())).isEqualTo(Position.of(setup));
        } else {
            assertThatExceptionOfType(OxonoParseException.class)
                    .isThrownBy(() -> Position.parse(setup.toString()))
                    .satisfies(refused -> assertThat(refused.setupFaults()).isEqualTo(setup.faults()));
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            `6/6/2*X3/3*O2/6/6\np`     | 6/6/2*X3/3*O2/6/6\\u000ap       | \\u000a
            `6/6/2*X3/3*O2/6/6\u00a0p` | 6/6/2*X3/3*O2/6/6\\u00a0p       | \\u00a0
            `6/6/2*X3/3*O2/6/6\u001bp` | 6/6/2*X3/3*O2/6/6\\u001bp       | \\u001b
            `6/6/2*X3/3*O2/6/6~p`      | 6/6/2*X3/3*O2/6/6~p             | ~
            `6/6/2*X3/3*O2/6/6\u007fp` | 6/6/2*X3/3*O2/6/6\\u007fp       | \\u007f
            `6/6/2*X3/3*O2/6/6\ud83dp` | 6/6/2*X3/3*O2/6/6\\ud83dp       | \\ud83d
            6/6/2*X3/3*O2/6/6😀p       | 6/6/2*X3/3*O2/6/6\\ud83d\\ude00p | \\ud83d
            6/6/2*X3/3*O2/6/6"p        | 6/6/2*X3/3*O2/6/6\\"p           | \\"
            6/6/2*X3/3*O2/6/6\\p       | 6/6/2*X3/3*O2/6/6\\\\p          | \\\\
            """)
    void what_cannot_be_told_apart_by_eye_is_escaped_in_the_message(String text, String shown, String found) {
        assertThatExceptionOfType(OxonoParseException.class)
                .isThrownBy(() -> Setup.parse(text))
                .withMessage(
                        "%s",
                        "position \"" + shown + "\", offset 17: found \"" + found
                                + "\", expected a space after rank 1 (UNEXPECTED_CHARACTER)")
                .satisfies(refused -> assertThat(refused.input()).isEqualTo(text));
    }

    @ParameterizedTest
    @ValueSource(strings = {"6", "6/", "X", "*X", "/", " ", START, "\n", "😀", "4"})
    void a_text_of_ten_million_characters_is_refused_with_a_short_message(String part) {
        String text = part.repeat(10_000_000 / part.length());

        for (String hostile : List.of(text, START + text)) {
            assertThatExceptionOfType(OxonoParseException.class)
                    .isThrownBy(() -> Position.parse(hostile))
                    .satisfies(refused -> TextLaws.assertExplains(refused, hostile));
        }
    }
}
