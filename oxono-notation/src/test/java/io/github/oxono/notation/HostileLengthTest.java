package io.github.oxono.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * However long a text is, what is held of it stays within limits. The system property {@code oxono.hostile} says how
 * many thousand characters there are: a million makes a gigabyte, which the smallest heap must be enough for.
 */
class HostileLengthTest {
    private static final long LENGTH = HostileInputTest.TEXTS * 1_000L;
    private static final String START = "[Start \"6/6/2*X3/3*O2/6/6 p\"]\n";

    @ParameterizedTest
    @ValueSource(strings = {"\n1. Xd4e4 X", "\n1. Xd4e4 {", "[Round \"", "X", "\\", "\n[Round"})
    void an_endless_line_is_an_error(String start) {
        assertLimit("a line of at most 1000000 characters", START + start, "3");
    }

    @Test
    void an_endless_line_at_the_start_is_an_error() {
        assertLimit("a line of at most 1000000 characters", "", " ");
        assertLimit("a line of at most 1000000 characters", "", "X");
        assertLimit("a line of at most 1000000 characters", "", "[");
    }

    @Test
    void an_endless_comment_is_an_error() {
        assertLimit("a comment of at most 20000 characters", START + "\n1. Xd4e4 {", "so on\n");
    }

    @Test
    void endless_comments_are_an_error() {
        assertLimit("at most 16 comments of 20000 characters in all after a move", START + "\n1. Xd4e4 ", "{}\n");
    }

    @Test
    void endless_tags_are_an_error() {
        assertLimit("at most 200 tags", START, "[Round \"3\"]\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"\n", "\r", "\r\n", " \t\n"})
    void endless_white_space_is_skipped(String space) {
        try (Stream<?> games = GameText.stream(new Endless("", space, LENGTH), Strictness.LENIENT, ErrorPolicy.STOP)) {
            assertThat(games).isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"x\n", "1. ", "1-0 ", "{}", "[\n", "\0"})
    void endless_nonsense_is_no_game(String nonsense) {
        try (Stream<?> games =
                GameText.stream(new Endless("", nonsense, LENGTH), Strictness.LENIENT, ErrorPolicy.SKIP)) {
            assertThat(games).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource
    void an_endless_line_of_JSON_is_an_error(Json.Version version) {
        assertThat(jsonErrors(version, "", "{\"moves\":")).singleElement().satisfies(HostileLengthTest::isLimit);
        assertThat(jsonErrors(version, "{\"moves\":[", "{\"move\":\"Xd4e4\"},"))
                .singleElement()
                .satisfies(HostileLengthTest::isLimit);
    }

    @Test
    void an_endless_line_of_a_match_log_is_an_error() {
        assertThatThrownBy(() -> MatchLog.read(new Endless("12\n", "1", LENGTH), Strictness.LENIENT))
                .isInstanceOf(NotationException.class)
                .hasMessageEndingWith("expected a line of at most 1000000 characters (LIMIT_EXCEEDED)");
        assertThatThrownBy(() -> MatchLog.read(new Endless("", "1", LENGTH), Strictness.LENIENT))
                .isInstanceOf(NotationException.class)
                .hasMessageEndingWith("expected a line of at most 1000000 characters (LIMIT_EXCEEDED)");
    }

    @Test
    void endless_blank_lines_of_a_match_log_are_skipped() {
        assertThat(MatchLog.read(new Endless("12\n", " \n", LENGTH), Strictness.LENIENT)
                        .tolerances())
                .hasSize(1);
    }

    private static List<NotationException> jsonErrors(Json.Version version, String start, String rest) {
        List<NotationException> errors = new ArrayList<>();
        Json json = version.plain(Map.of());
        try (Stream<GameRecord> games = JsonLines.stream(
                new Endless(start, rest, LENGTH),
                line -> json.read(line, GameRecord.class),
                ErrorPolicy.collect(errors))) {
            assertThat(games).isEmpty();
        }
        return errors;
    }

    private static void isLimit(NotationException error) {
        assertThat(error.fault()).isEqualTo(NotationFault.LIMIT_EXCEEDED);
        assertThat(error.expected()).isEqualTo("a line of at most 1000000 characters");
    }

    private static void assertLimit(String expected, String start, String rest) {
        List<NotationException> errors = new ArrayList<>();
        try (Stream<?> games =
                GameText.stream(new Endless(start, rest, LENGTH), Strictness.LENIENT, ErrorPolicy.collect(errors))) {
            assertThat(games).isEmpty();
        }
        assertThat(errors).singleElement().satisfies(error -> {
            assertThat(error.fault()).isEqualTo(NotationFault.LIMIT_EXCEEDED);
            assertThat(error.expected()).isEqualTo(expected);
        });
    }
}
