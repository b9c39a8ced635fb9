package io.github.oxono;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class DirectionTest {
    @ParameterizedTest
    @EnumSource
    void between_two_squares_is_the_direction_whose_ray_meets_the_second(Square from) {
        for (Square to : Square.values()) {
            Optional<Direction> expected = Arrays.stream(Direction.values())
                    .filter(direction -> from.ray(direction).contains(to))
                    .findAny();

            assertThat(Direction.between(from, to)).as(from + " to " + to).isEqualTo(expected);
        }
    }

    @ParameterizedTest
    @EnumSource
    void each_square_sees_ten_others_along_its_rank_and_file(Square from) {
        assertThat(Square.values())
                .filteredOn(to -> Direction.between(from, to).isPresent())
                .hasSize(10)
                .allSatisfy(to -> assertThat(to != from && (to.file() == from.file() || to.rank() == from.rank()))
                        .isTrue());
    }
}
