package io.github.oxono.examples.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.Chars;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class WrappingTest {
    @Property
    void lines_are_broken_at_blanks_and_as_long_as_they_can_be(
            @ForAll @Chars({' ', 'a', 'b'}) String paragraph, @ForAll @IntRange(min = 1, max = 12) int width) {
        List<String> lines = Wrapping.wrap(paragraph, width);

        assertThat(String.join(" ", lines)).isEqualTo(paragraph);
        assertThat(lines)
                .allMatch(line -> line.length() <= width || line.indexOf(' ') < 0 || line.lastIndexOf(' ') == 0);
        for (int line = 1; line < lines.size(); line++) {
            String firstWord = lines.get(line).split(" ", 2)[0];
            assertThat((lines.get(line - 1) + " " + firstWord).length()).isGreaterThan(width);
        }
    }

    @Test
    void a_word_that_is_longer_than_a_line_is_left_whole() {
        assertThat(Wrapping.wrap("a longer-word b", 6)).containsExactly("a", "longer-word", "b");
    }
}
