package io.github.oxono.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.StringReader;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** Whatever reaches a limit is read, and one more is an error. */
class LimitsTest {
    private static final String START = "[Start \"6/6/2*X3/3*O2/6/6 p\"]";

    @Test
    void a_line_has_as_many_characters_as_the_limit_says() {
        String line = "1. Xd4e4 {" + "a".repeat(100) + "}";
        String text = START + "\n\n" + line + "\n*\n";

        assertBoundary(line.length(), Limits.DEFAULT::withLineLength, limits -> readText(text, limits));
    }

    @Test
    void a_tag_line_has_as_many_characters_as_the_limit_says() {
        String tag = "[Round \"" + "3".repeat(100) + "\"]";
        String text = START + "\n" + tag + "\n\n*\n";

        assertBoundary(tag.length(), Limits.DEFAULT::withTextLength, limits -> readText(text, limits));
    }

    @Test
    void a_comment_has_as_many_characters_as_the_limit_says() {
        for (String comment : List.of("a".repeat(100), "a".repeat(50) + "\n" + "b".repeat(49))) {
            String text = START + "\n\n1. Xd4e4 {" + comment + "}\n*\n";

            readText(text, Limits.DEFAULT.withTextLength(100));
            assertThatThrownBy(() -> readText(text, Limits.DEFAULT.withTextLength(99)))
                    .hasMessageEndingWith("expected a comment of at most 99 characters (LIMIT_EXCEEDED)");
        }
    }

    @Test
    void the_comments_after_a_move_have_as_many_characters_as_the_limit_says() {
        String text = START + "\n\n1. Xd4e4 {" + "a".repeat(50) + "} {" + "b".repeat(50) + "} Od2d1 {" + "c".repeat(60)
                + "}\n*\n";

        assertBoundary(100, Limits.DEFAULT::withTextLength, limits -> readText(text, limits));
    }

    @Test
    void a_game_has_as_many_tags_as_the_limit_says() {
        String text = "[Pink \"Ada\"]\n" + START + "\n[Round \"3\"]\n\n*\n";

        assertBoundary(3, Limits.DEFAULT::withTags, limits -> readText(text, limits));
    }

    @Test
    void sixteen_comments_may_follow_a_move() {
        String text = START + "\n\n1. Xd4e4 COMMENTS\n*\n";

        readText(text.replace("COMMENTS", "{a} ".repeat(16)), Limits.DEFAULT);
        assertRefused(() -> readText(text.replace("COMMENTS", "{a} ".repeat(17)), Limits.DEFAULT));
    }

    @Test
    void a_line_of_a_match_log_has_as_many_characters_as_the_limit_says() {
        String line = "('X', (3, 4), (4, 4)), 59." + "9".repeat(60);

        assertBoundary(
                line.length(),
                Limits.DEFAULT::withLineLength,
                limits -> MatchLog.read(new StringReader("60\n" + line + "\n"), Strictness.STRICT, limits));
    }

    @Test
    void a_line_of_JSON_has_as_many_characters_as_the_limit_says() {
        GameRecord record = GameText.read(START + "\n\n*\n", Strictness.STRICT).value();

        assertBoundary(
                100,
                Limits.DEFAULT::withLineLength,
                limits -> JsonLines.stream(new StringReader("x".repeat(100)), line -> record, ErrorPolicy.STOP, limits)
                        .forEach(read -> {}));
    }

    @Test
    void limits_are_positive() {
        assertThatThrownBy(() -> Limits.DEFAULT.withTags(0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("limits are positive, not 1000000, 20000, 0");
        assertThatThrownBy(() -> Limits.DEFAULT.withLineLength(0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Limits.DEFAULT.withTextLength(0)).isInstanceOf(IllegalArgumentException.class);
        assertThat(new Limits(1, 1, 1)).isNotEqualTo(Limits.DEFAULT);
    }

    private static void readText(String text, Limits limits) {
        GameText.read(text, Strictness.LENIENT, limits);
    }

    private static void assertBoundary(int size, Function<Integer, Limits> limits, Consumer<Limits> reader) {
        reader.accept(limits.apply(size));
        assertRefused(() -> reader.accept(limits.apply(size - 1)));
    }

    private static void assertRefused(Runnable reading) {
        assertThatThrownBy(reading::run)
                .isInstanceOfSatisfying(
                        NotationException.class,
                        error -> assertThat(error.fault()).isEqualTo(NotationFault.LIMIT_EXCEEDED));
    }
}
