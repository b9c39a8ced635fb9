package io.github.oxono.notation.board;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The characters that XML 1.0 allows, at the bounds of their ranges. */
class XmlTextTest {
    @ParameterizedTest
    @ValueSource(ints = {'\t', '\n', '\r', 0x20, 0xD7FF, 0xE000, 0xFFFD, 0x10000, 0x10FFFF})
    void what_XML_allows_stays(int character) {
        String text = "a" + Character.toString(character) + "b";

        assertThat(XmlText.of(text)).isEqualTo(text);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 0x8, 0xB, 0xC, 0xE, 0x1F, 0xD800, 0xDFFF, 0xFFFE, 0xFFFF})
    void what_XML_does_not_allow_is_replaced(int character) {
        String text = "a" + Character.toString(character) + "b";

        assertThat(XmlText.of(text)).isEqualTo("a\uFFFDb");
    }
}
