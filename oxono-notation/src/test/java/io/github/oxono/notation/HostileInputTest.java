package io.github.oxono.notation;

import static org.assertj.core.api.Assertions.assertThatCode;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Whatever a text is, every reader gives a value or the one typed error. The system property {@code oxono.hostile} says
 * how many texts each reader is given.
 */
class HostileInputTest {
    static final int TEXTS = Integer.getInteger("oxono.hostile", 10_000);

    private static final int DEPTH = 10_000;
    /** What text files should not hold, or hold on some systems only. */
    private static final List<String> ODD = List.of(
            "\0", "\u001a", "\uD800", "\uDC00", "\uFEFF", "\uFFFD", "\r", "\r\n", "\n\n", "\u000B", "\f", "\u0085",
            "\u2028", "\u00a0", "\u202e", "４", "О");

    @ParameterizedTest
    @EnumSource
    void what_is_accepted_is_accepted(HostileReader reader) {
        reader.accepted()
                .forEach(text -> assertThatCode(() -> reader.read(text)).doesNotThrowAnyException());
    }

    @Tag("thorough")
    @ParameterizedTest
    @EnumSource
    void mutated_and_random_texts_give_a_value_or_the_typed_error(HostileReader reader) {
        Random random = new Random(1);
        RandomText texts = new RandomText(random);
        for (int count = 0; count < TEXTS; count++) {
            String accepted =
                    reader.accepted().get(random.nextInt(reader.accepted().size()));
            reader.read(random.nextInt(4) == 0 ? texts.next() : new Mutation(random).of(accepted));
        }
    }

    @ParameterizedTest
    @EnumSource
    void a_text_that_is_cut_off_anywhere_gives_a_value_or_the_typed_error(HostileReader reader) {
        for (String text : reader.accepted()) {
            for (int end = 0; end <= text.length(); end++) {
                reader.read(text.substring(0, end));
                reader.read(text.substring(end));
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void a_text_with_an_odd_character_anywhere_gives_a_value_or_the_typed_error(HostileReader reader) {
        for (String text : reader.accepted()) {
            for (int at = 0; at <= text.length(); at++) {
                for (String odd : ODD) {
                    reader.read(text.substring(0, at) + odd + text.substring(at));
                }
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void a_text_with_other_line_ends_gives_a_value_or_the_typed_error(HostileReader reader) {
        for (String text : reader.accepted()) {
            ODD.forEach(end -> reader.read(text.replace("\n", end)));
            ODD.forEach(end -> reader.read(text + end));
        }
    }

    @ParameterizedTest
    @EnumSource
    void a_text_that_is_nested_deeply_gives_a_value_or_the_typed_error(HostileReader reader) {
        for (String open :
                List.of("(", "[", "{", "\"", "\\", "{\"moves\":", "{\"tags\":", "[{\"a\":", "[Round \"", "1. {")) {
            reader.read(open.repeat(DEPTH));
            for (String text : reader.accepted()) {
                reader.read(text.substring(0, text.length() / 2) + open.repeat(DEPTH));
                reader.read(text.replace("Ada", open.repeat(DEPTH)));
                reader.read(text.replace("\"Ada\"", open.repeat(DEPTH)));
            }
        }
    }
}
