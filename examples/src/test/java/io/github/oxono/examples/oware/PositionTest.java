package io.github.oxono.examples.oware;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PositionTest {
    @Test
    void W1_four_seeds_lie_in_each_house_and_south_moves() {
        assertThat(Position.initial()).hasToString("4,4,4,4,4,4/4,4,4,4,4,4 0-0 s");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "4,4,4,4,4,4/4,4,4,4,4,4 0-0 s;   C; 4,4,0,5,5,5/5,4,4,4,4,4 0-0 n",
                "4,4,4,4,4,4/4,4,4,4,4,4 0-0 n;   f; 5,5,5,5,4,4/4,4,4,4,4,0 0-0 s",
                "0,0,0,0,0,12/3,1,1,1,1,1 14-14 s; F; 1,1,1,1,1,0/5,2,2,2,2,2 14-14 n",
            })
    void W2_seeds_are_sown_counter_clockwise_without_the_house_they_came_from(
            String before, String house, String after) {
        assertPlay(before, house, after);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "11,0,0,0,0,0/1,0,0,0,0,1 17-18 s; A; 0,1,1,1,1,1/2,1,1,1,1,0 19-18 n",
                "22,0,0,0,0,0/2,1,0,0,1,0 11-11 s; A; 0,2,2,2,2,2/4,0,0,0,0,0 23-11 n",
            })
    void W3_the_last_seed_and_those_before_it_make_captures(String before, String house, String after) {
        assertPlay(before, house, after);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "0,0,8,0,0,1/3,1,1,1,3,0 15-15 s; C; 0,0,0,1,1,2/4,2,2,2,4,0 15-15 n",
                "1,1,1,1,1,0/0,0,8,0,0,1 17-17 n; c; 2,2,2,2,2,0/0,0,0,1,1,2 17-17 s",
                "3,1,1,1,0,0/0,0,8,0,0,1 16-17 n; c; 4,2,2,2,1,0/0,0,0,1,1,2 16-17 s",
            })
    void W4_a_grand_slam_captures_nothing(String before, String house, String after) {
        assertPlay(before, house, after);
    }

    private static void assertPlay(String before, String house, String after) {
        assertThat(Position.parse(before).play(House.parse(house))).isEqualTo(Position.parse(after));
    }
}
