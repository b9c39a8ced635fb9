package io.github.oxono.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.FilterReader;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class LineSourceTest {
    @Test
    void lines_end_in_the_ways_of_all_systems() {
        assertThat(lines("ab\n\nc\r\nd\re", 10))
                .containsExactly(
                        new Line("ab", "\n", new Location(0, 1, 1), false),
                        new Line("", "\n", new Location(3, 2, 1), false),
                        new Line("c", "\r\n", new Location(4, 3, 1), false),
                        new Line("d", "\r", new Location(7, 4, 1), false),
                        new Line("e", "", new Location(9, 5, 1), false));
        assertThat(lines("", 10)).isEmpty();
        assertThat(lines("\n", 10)).hasSize(1);
    }

    @Test
    void of_a_line_that_is_too_long_the_beginning_alone_is_kept() {
        assertThat(lines("abc\nabcd\nab", 3))
                .containsExactly(
                        new Line("abc", "\n", new Location(0, 1, 1), false),
                        new Line("abc", "\n", new Location(4, 2, 1), true),
                        new Line("ab", "", new Location(9, 3, 1), false));
    }

    @Test
    void a_line_end_may_lie_anywhere_in_what_is_read_at_once() {
        for (int length = 8180; length < 8200; length++) {
            String line = "x".repeat(length);
            assertThat(lines(line + "\r\ny", 10_000))
                    .containsExactly(
                            new Line(line, "\r\n", Location.START, false),
                            new Line("y", "", new Location(length + 2L, 2, 1), false));
        }
    }

    @Test
    void of_a_line_that_is_read_in_many_parts_no_more_is_kept() {
        assertThat(lines("x".repeat(100_000), 10_000))
                .containsExactly(new Line("x".repeat(10_000), "", Location.START, true));
    }

    @Test
    void a_reader_may_give_nothing_for_now() {
        Reader hesitant = new FilterReader(new StringReader("ab\nc")) {
            private boolean gives;

            @Override
            public int read(char[] target, int offset, int length) throws IOException {
                gives = !gives;
                return gives ? 0 : super.read(target, offset, 1);
            }
        };

        assertThat(lines(hesitant, 10)).extracting(Line::text).containsExactly("ab", "c");
    }

    private static List<Line> lines(String text, int maxLength) {
        return lines(new StringReader(text), maxLength);
    }

    private static List<Line> lines(Reader reader, int maxLength) {
        LineSource source = new LineSource(reader, maxLength);
        List<Line> lines = new ArrayList<>();
        for (Optional<Line> line = source.next(); line.isPresent(); line = source.next()) {
            lines.add(line.get());
        }
        return lines;
    }
}
