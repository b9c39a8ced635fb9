package io.github.oxono;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MoveTextTest {
    @Provide
    Arbitrary<Move> moves() {
        return Arbitraries.integers().between(0, Move.COUNT - 1).map(Move::ofIndex);
    }

    @Provide
    Arbitrary<String> texts() {
        return TextLaws.anyText();
    }

    @Property(tries = 2520)
    void reads_what_it_writes(@ForAll("moves") Move move) {
        assertThat(move).hasToString("" + move.symbol() + move.destination() + move.placement());
        assertThat(Move.parse(move.toString())).isSameAs(move);
    }

    @Property(tries = 100)
    void a_slip_of_the_pen_gives_another_move_or_an_error(@ForAll("moves") Move move) {
        for (String text : TextLaws.edits(move.toString())) {
            TextLaws.assertCanonicalOrRefused(text, Move::parse);
        }
    }

    @Property
    void any_text_gives_its_move_or_an_error(@ForAll("texts") String text) {
        TextLaws.assertCanonicalOrRefused(text, Move::parse);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            ``       | 0 | UNEXPECTED_END       | the end | the symbol X or O
            xd4e4    | 0 | UNEXPECTED_CHARACTER | "x"     | the symbol X or O
            d4e4     | 0 | UNEXPECTED_CHARACTER | "d"     | the symbol X or O
            ` Xd4e4` | 0 | UNEXPECTED_CHARACTER | " "     | the symbol X or O
            X        | 1 | UNEXPECTED_END       | the end | a file from a to f
            XD4e4    | 1 | UNEXPECTED_CHARACTER | "D"     | a file from a to f
            Xg4e4    | 1 | UNEXPECTED_CHARACTER | "g"     | a file from a to f
            Xd       | 2 | UNEXPECTED_END       | the end | a rank from 1 to 6
            Xd7e4    | 2 | UNEXPECTED_CHARACTER | "7"     | a rank from 1 to 6
            Xd4      | 3 | UNEXPECTED_END       | the end | a file from a to f
            Xd4-e4   | 3 | UNEXPECTED_CHARACTER | "-"     | a file from a to f
            Xd4d4    | 3 | SAME_SQUARE          | "d"     | a square other than d4
            Xd4e     | 4 | UNEXPECTED_END       | the end | a rank from 1 to 6
            Xd4e0    | 4 | UNEXPECTED_CHARACTER | "0"     | a rank from 1 to 6
            Xd4e4e   | 5 | TEXT_AFTER_END       | "e"     | the end of the move
            `Xd4e4 ` | 5 | TEXT_AFTER_END       | " "     | the end of the move
            Xd4d4d4  | 5 | TEXT_AFTER_END       | "d"     | the end of the move
            """)
    void refuses_anything_else(String text, int offset, ParseFault fault, String found, String expected) {
        TextLaws.assertRefused(Move::parse, "move", text, offset, fault, found, expected);
    }

    @Test
    void a_character_that_only_looks_right_is_told_apart_in_the_message() {
        assertThatExceptionOfType(OxonoParseException.class)
                .isThrownBy(() -> Move.parse("Xd４e4"))
                .withMessage("move \"Xd\\uff14e4\", offset 2: found \"\\uff14\","
                        + " expected a rank from 1 to 6 (UNEXPECTED_CHARACTER)");
    }

    @Test
    void a_long_text_is_refused_with_a_short_message() {
        assertThatExceptionOfType(OxonoParseException.class)
                .isThrownBy(() -> Move.parse("Xd4e4" + "z".repeat(10_000_000)))
                .withMessage(
                        "move \"Xd4e4%s\"…, offset 5: found \"z\", expected the end of the move (TEXT_AFTER_END)",
                        "z".repeat(95));
    }
}
