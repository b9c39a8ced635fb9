package io.github.oxono.notation;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class QuoteTest {
    @ParameterizedTest
    @ValueSource(strings = {"a", "\"", "ä", "🂡", "\uD83C"})
    void eighty_characters_are_shown_and_a_mark_if_there_are_more(String character) {
        String eighty = Quote.of(character.repeat(80));

        assertThat(eighty).endsWith("\"");
        assertThat(Quote.of(character.repeat(81))).isEqualTo(eighty + "…");
    }
}
