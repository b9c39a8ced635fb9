package io.github.oxono.examples;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PerftCommandTest {
    @Test
    void writes_depth_tab_count_for_each_depth() {
        assertThat(Run.of("perft", "6/6/2*X3/3*O2/6/6 p", "3")).isEqualTo(Run.success("1\t68\n2\t3612\n3\t162680\n"));
    }

    @Test
    void R13_a_finished_position_has_no_sequences() {
        assertThat(Run.of("perft", "6/6/2*X3/3*O2/xxx3/XXXX2 b", "2")).isEqualTo(Run.success("1\t0\n2\t0\n"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "33", "2147483647"})
    void a_depth_that_no_game_has_is_a_usage_error(String depth) {
        assertThat(Run.of("perft", "6/6/2*X3/3*O2/6/6 p", depth)).isEqualTo(Run.usageError("""
                        Invalid value for positional parameter at index 1 (DEPTH): '%s' is not from 1 to 32
                        Try 'oxono perft --help'.
                        """.formatted(depth)));
    }

    @Test
    void a_depth_that_is_no_number_is_a_usage_error() {
        assertThat(Run.of("perft", "6/6/2*X3/3*O2/6/6 p", "99999999999")).isEqualTo(Run.usageError("""
                        Invalid value for positional parameter at index 1 (DEPTH): '99999999999' is not an int
                        Try 'oxono perft --help'.
                        """));
    }

    @Test
    void a_negative_depth_is_a_usage_error() {
        assertThat(Run.of("perft", "6/6/2*X3/3*O2/6/6 p", "-1")).isEqualTo(Run.usageError("""
                        Invalid value for positional parameter at index 1 (DEPTH): '-1' is not from 1 to 32
                        Try 'oxono perft --help'.
                        """));
    }

    @Test
    void a_text_that_is_no_position_is_a_usage_error() {
        assertThat(Run.of("perft", "start", "3")).isEqualTo(Run.usageError("""
                        Invalid value for positional parameter at index 0 (POSITION): position "start", offset 0: found "s", expected a digit from 1 to 6, X, O, x, o, or * before X or O (UNEXPECTED_CHARACTER)
                        Try 'oxono perft --help'.
                        """));
    }
}
