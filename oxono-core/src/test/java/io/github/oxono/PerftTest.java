package io.github.oxono;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class PerftTest {
    @ParameterizedTest
    @CsvSource({"0, 1", "1, 68", "2, 3612", "3, 162680", "4, 6470416", "5, 231876916"})
    void counts_the_sequences_from_the_start(int depth, long count) {
        assertThat(Perft.count(Position.initial(Symbol.X), depth)).isEqualTo(count);
    }

    @ParameterizedTest
    @EnumSource
    void counts_the_same_from_either_start(Symbol onC4) {
        assertThat(Perft.count(Position.initial(onC4), 4)).isEqualTo(6_470_416);
    }

    @Test
    void R13_no_sequence_continues_past_a_finished_game() {
        Position won = Position.parse("6/6/2*X3/3*O2/xxx3/XXXX2 b");

        assertThat(Perft.count(won, 0)).isEqualTo(1);
        assertThat(Perft.count(won, 1)).isZero();
        assertThat(Perft.count(won, 2)).isZero();
    }

    @Test
    void refuses_a_negative_depth() {
        assertThatThrownBy(() -> Perft.count(Position.initial(Symbol.X), -1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("depth -1 is negative; a depth is a number of plies from 0");
    }
}
