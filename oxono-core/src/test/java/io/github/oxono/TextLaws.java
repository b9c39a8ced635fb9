package io.github.oxono;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;

/** What holds for every text form: each value has one writing, and any other text is refused by an error that explains. */
final class TextLaws {
    private static final String VISIBLE = "0 1 2 3 4 5 6 7 9 a c f g p b w A F X O x o * / \" \\ , . - ４ ٣ О é 😀";

    /** Also what only looks like a part of a text: other digits, a Cyrillic letter, half an emoji, kinds of space. */
    private static final List<String> ALPHABET = Stream.concat(
                    Stream.of(VISIBLE.split(" ")),
                    Stream.of(" ", "\n", "\r", "\t", "\0", "\u007f", "\u00a0", "\u2028", "\u202e", "\ud83d", "\ude00"))
            .toList();

    private TextLaws() {}

    /** All texts that one slip of the pen makes: a character inserted, left out, replaced or swapped with the next. */
    static List<String> edits(String text) {
        List<String> edits = new ArrayList<>();
        for (int at = 0; at <= text.length(); at++) {
            String before = text.substring(0, at);
            String after = text.substring(at);
            ALPHABET.forEach(character -> edits.add(before + character + after));
            if (!after.isEmpty()) {
                String rest = after.substring(1);
                edits.add(before + rest);
                ALPHABET.forEach(character -> edits.add(before + character + rest));
                if (!rest.isEmpty()) {
                    edits.add(before + rest.charAt(0) + after.charAt(0) + rest.substring(1));
                }
            }
        }
        return edits;
    }

    /** Texts of any characters, with a leaning to those that the forms are made of. */
    static Arbitrary<String> anyText() {
        Arbitrary<String> almost = Arbitraries.of(ALPHABET).list().ofMaxSize(50).map(all -> String.join("", all));
        return Arbitraries.oneOf(Arbitraries.strings(), almost);
    }

    /** A text that is read is the one that its value writes; anything else is refused, and never in another way. */
    static void assertCanonicalOrRefused(String text, Function<String, ?> parse) {
        try {
            assertThat(parse.apply(text).toString()).isEqualTo(text);
        } catch (OxonoParseException refused) {
            assertExplains(refused, text);
        }
    }

    /** The error shows the text, where it fails and why, on one short line. */
    static void assertExplains(OxonoParseException refused, String text) {
        assertThat(refused.input()).isEqualTo(text);
        assertThat(refused.offset()).isBetween(0, text.length());
        assertThat(refused).hasMessageContaining("expected " + refused.expected() + " (" + refused.fault() + ")");
        assertThat(refused.setupFaults())
                .allSatisfy(fault -> assertThat(refused).hasMessageContaining("(" + fault + ")"));
        assertThat(refused.getMessage()).hasSizeLessThan(1000).matches("[ -~…]+");
    }

    /** The text is refused with exactly this error, and its message says it all. */
    static void assertRefused(
            Function<String, ?> parse,
            String kind,
            String text,
            int offset,
            ParseFault fault,
            String found,
            String expected) {
        assertThatExceptionOfType(OxonoParseException.class)
                .isThrownBy(() -> parse.apply(text))
                .withMessage(
                        "%s \"%s\", offset %d: found %s, expected %s (%s)", kind, text, offset, found, expected, fault)
                .satisfies(refused -> {
                    assertThat(refused.input()).isEqualTo(text);
                    assertThat(refused.offset()).isEqualTo(offset);
                    assertThat(refused.fault()).isEqualTo(fault);
                    assertThat(refused.expected()).isEqualTo(expected);
                    assertThat(refused.setupFaults()).isEmpty();
                });
    }
}
