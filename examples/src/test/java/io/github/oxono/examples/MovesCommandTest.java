package io.github.oxono.examples;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.oxono.Move;
import io.github.oxono.Position;
import io.github.oxono.Symbol;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class MovesCommandTest {
    @Test
    void writes_one_move_a_line() {
        assertThat(Run.of("moves", "1*OO3/o1o3/Oo2X1/XOO1x1/3ooX/2Oo*Xx p")).isEqualTo(Run.success("""
                                Xb1a1
                                Xb1b2
                                Xe5d5
                                Xe5f5
                                Xe5e6
                                Ob5b6
                                Oa6b6
                                """));
    }

    @Test
    void writes_the_moves_in_the_order_of_legalMoves() {
        Position start = Position.initial(Symbol.O);

        assertThat(Run.of("moves", start.toString()))
                .isEqualTo(Run.success(
                        start.legalMoves().stream().map(Move::toString).collect(Collectors.joining("\n", "", "\n"))));
    }

    @Test
    void R13_writes_nothing_for_a_finished_position() {
        assertThat(Run.of("moves", "6/6/2*X3/3*O2/xxx3/XXXX2 b")).isEqualTo(Run.success(""));
    }

    @Test
    void a_text_that_is_no_position_is_a_usage_error() {
        assertThat(Run.of("moves", "6/6/2*X3/3*O2/6 p")).isEqualTo(Run.usageError("""
                        Invalid value for positional parameter at index 0 (POSITION): position "6/6/2*X3/3*O2/6 p", offset 15: found " ", expected a slash after rank 2 (UNEXPECTED_CHARACTER)
                        Try 'oxono moves --help'.
                        """));
    }

    @Test
    void a_faulty_set_up_is_a_usage_error() {
        assertThat(Run.of("moves", "6/6/2*X3/6/6/6 b")).isEqualTo(Run.usageError("""
                        Invalid value for positional parameter at index 0 (POSITION): position "6/6/2*X3/6/6/6 b", offset 0: a totem has no square (TOTEM_MISSING) and pink moves when both colours have as many pieces, black when pink has one more (WRONG_PLAYER_TO_MOVE), expected a set-up without faults (INVALID_SETUP)
                        Try 'oxono moves --help'.
                        """));
    }

    @Test
    void a_missing_position_is_a_usage_error() {
        assertThat(Run.of("moves")).isEqualTo(Run.usageError("""
                        Missing required parameter: 'POSITION'
                        Try 'oxono moves --help'.
                        """));
    }

    @Test
    void a_position_in_two_arguments_is_a_usage_error() {
        assertThat(Run.of("moves", "6/6/2*X3/3*O2/6/6", "p")).isEqualTo(Run.usageError("""
                        Invalid value for positional parameter at index 0 (POSITION): position "6/6/2*X3/3*O2/6/6", offset 17: found the end, expected a space after rank 1 (UNEXPECTED_END)
                        Try 'oxono moves --help'.
                        """));
    }
}
