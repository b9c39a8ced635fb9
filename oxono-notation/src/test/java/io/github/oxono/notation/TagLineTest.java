package io.github.oxono.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tag lines that are none, and tags that come twice. */
class TagLineTest {
    private static final String START = "[Start \"6/6/2*X3/3*O2/6/6 p\"]\n";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[Round \"3\" x]",
                "[Round \"3\"\"]",
                "[Round \"3\"",
                "[Round \"3\"]]",
                "[Round 3]",
                "[Round]",
                "[\"3\"]",
                "[Rundë \"3\"]",
                "[Round \"a\u0007\"]"
            })
    void a_malformed_tag_line_is_refused_in_strict_mode_and_left_out_in_lenient_mode(String line) {
        assertStrictlyRefused(line, NotationFault.MALFORMED_TAG);
        assertLeftOut(line, Map.of(), Leniency.MALFORMED_TAG);
    }

    @Test
    void a_further_tag_twice_is_refused_in_strict_mode_and_the_first_one_counts_in_lenient_mode() {
        String round = "[Round \"3\"]\n";

        assertStrictlyRefused(round + "[Round \"4\"]", NotationFault.REPEATED_TAG);
        assertLeftOut(round + "[Round \"4\"]", Map.of("Round", "3"), Leniency.MALFORMED_TAG);
        assertStrictlyRefused(round + "[Round \"3\"]", NotationFault.NOT_CANONICAL);
        assertLeftOut(round + "[Round \"3\"]", Map.of("Round", "3"), Leniency.NEEDLESS_TAG);
    }

    private static void assertStrictlyRefused(String lines, NotationFault fault) {
        assertThatThrownBy(() -> GameText.read(game(lines), Strictness.STRICT))
                .isInstanceOfSatisfying(
                        NotationException.class,
                        error -> assertThat(error.fault()).isEqualTo(fault));
    }

    private static void assertLeftOut(String lines, Map<String, String> tags, Leniency leniency) {
        Reading<GameRecord> reading = GameText.read(game(lines), Strictness.LENIENT);

        assertThat(reading.value().tags()).isEqualTo(tags);
        assertThat(reading.tolerances()).extracting(Tolerance::leniency).containsExactly(leniency);
    }

    private static String game(String lines) {
        return START + lines + "\n\n*\n";
    }
}
