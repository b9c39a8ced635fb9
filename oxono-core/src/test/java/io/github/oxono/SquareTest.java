package io.github.oxono;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class SquareTest {
    @Test
    void R1_the_board_has_36_squares_rank_by_rank_from_the_bottom_left() {
        List<Square> squares = new ArrayList<>();
        for (int rank = 1; rank <= 6; rank++) {
            for (char file = 'a'; file <= 'f'; file++) {
                squares.add(Square.of(file, rank));
            }
        }
        assertThat(squares).containsExactly(Square.values()).hasSize(36);
    }

    @ParameterizedTest
    @EnumSource
    void a_square_is_named_after_its_file_and_rank(Square square) {
        assertThat(square).hasToString("" + square.file() + square.rank());
        assertThat(square.name()).isEqualToIgnoringCase(square.toString());
        assertThat(Square.of(square.file(), square.rank())).isSameAs(square);
    }

    @ParameterizedTest
    @CsvSource({"g, 1", "`, 1", "A, 1", "a, 0", "a, 7", "f, -2147483648", "f, 2147483647", "1, 1"})
    void R1_there_is_no_square_off_the_board(char file, int rank) {
        assertThatThrownBy(() -> Square.of(file, rank))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("no square on file \"" + file + "\" and rank " + rank + ": files are a to f, ranks 1 to 6");
    }

    @Test
    void a_file_that_cannot_be_shown_is_escaped_in_the_message() {
        assertThatThrownBy(() -> Square.of('\n', 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("no square on file \"\\u000a\" and rank 1: files are a to f, ranks 1 to 6");
    }

    @ParameterizedTest
    @CsvSource({"NORTH, c4", "EAST, d3", "SOUTH, c2", "WEST, b3"})
    void each_direction_leads_to_its_side(Direction direction, String neighbour) {
        assertThat(Square.C3.neighbour(direction)).contains(Square.parse(neighbour));
    }

    @ParameterizedTest
    @EnumSource
    void R6_beyond_the_edge_there_is_no_neighbour(Square square) {
        assertThat(square.neighbour(Direction.NORTH).isEmpty()).isEqualTo(square.rank() == 6);
        assertThat(square.neighbour(Direction.EAST).isEmpty()).isEqualTo(square.file() == 'f');
        assertThat(square.neighbour(Direction.SOUTH).isEmpty()).isEqualTo(square.rank() == 1);
        assertThat(square.neighbour(Direction.WEST).isEmpty()).isEqualTo(square.file() == 'a');
    }

    @ParameterizedTest
    @EnumSource
    void neighbours_are_the_squares_at_distance_one(Square square) {
        assertThat(square.neighbours())
                .allSatisfy(other -> assertThat(distance(square, other)).isOne());
        assertThat(SquareSet.of(Square.values()))
                .filteredOn(other -> distance(square, other) == 1)
                .containsExactlyElementsOf(square.neighbours());
    }

    @ParameterizedTest
    @EnumSource
    void neighbours_are_those_in_the_four_directions(Square square) {
        for (Direction direction : Direction.values()) {
            square.neighbour(direction)
                    .ifPresent(next -> assertThat(square.neighbours()).contains(next));
        }
        assertThat(square.neighbours())
                .allSatisfy(next -> assertThat(Direction.between(square, next).flatMap(square::neighbour))
                        .contains(next));
    }

    @ParameterizedTest
    @EnumSource
    void a_ray_goes_from_neighbour_to_neighbour_up_to_the_edge(Square square) {
        for (Direction direction : Direction.values()) {
            Square last = square;
            for (Square next : square.ray(direction)) {
                assertThat(last.neighbour(direction)).contains(next);
                last = next;
            }
            assertThat(last.neighbour(direction)).isEqualTo(Optional.empty());
        }
    }

    private static int distance(Square square, Square other) {
        return Math.abs(square.file() - other.file()) + Math.abs(square.rank() - other.rank());
    }
}
