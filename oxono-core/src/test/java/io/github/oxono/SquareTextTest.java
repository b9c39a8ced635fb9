package io.github.oxono;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class SquareTextTest {
    @Provide
    Arbitrary<String> texts() {
        return TextLaws.anyText();
    }

    @ParameterizedTest
    @EnumSource
    void reads_what_it_writes(Square square) {
        assertThat(Square.parse(square.toString())).isSameAs(square);
    }

    @ParameterizedTest
    @EnumSource
    void a_slip_of_the_pen_gives_another_square_or_an_error(Square square) {
        for (String text : TextLaws.edits(square.toString())) {
            TextLaws.assertCanonicalOrRefused(text, Square::parse);
        }
    }

    @Property
    void any_text_gives_its_square_or_an_error(@ForAll("texts") String text) {
        TextLaws.assertCanonicalOrRefused(text, Square::parse);
    }

    @Test
    void of_all_texts_of_two_characters_36_are_squares() {
        long read = IntStream.rangeClosed(0, 255)
                .boxed()
                .flatMap(first ->
                        IntStream.rangeClosed(0, 255).mapToObj(second -> "" + (char) first.intValue() + (char) second))
                .filter(SquareTextTest::isRead)
                .count();

        assertThat(read).isEqualTo(36);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            ``    | 0 | UNEXPECTED_END       | the end | a file from a to f
            4c    | 0 | UNEXPECTED_CHARACTER | "4"     | a file from a to f
            C4    | 0 | UNEXPECTED_CHARACTER | "C"     | a file from a to f
            ` c4` | 0 | UNEXPECTED_CHARACTER | " "     | a file from a to f
            c     | 1 | UNEXPECTED_END       | the end | a rank from 1 to 6
            c0    | 1 | UNEXPECTED_CHARACTER | "0"     | a rank from 1 to 6
            c7    | 1 | UNEXPECTED_CHARACTER | "7"     | a rank from 1 to 6
            c44   | 2 | TEXT_AFTER_END       | "4"     | the end of the square
            `c4 ` | 2 | TEXT_AFTER_END       | " "     | the end of the square
            """)
    void refuses_anything_else(String text, int offset, ParseFault fault, String found, String expected) {
        TextLaws.assertRefused(Square::parse, "square", text, offset, fault, found, expected);
    }

    private static boolean isRead(String text) {
        try {
            Square.parse(text);
            return true;
        } catch (OxonoParseException refused) {
            return false;
        }
    }
}
