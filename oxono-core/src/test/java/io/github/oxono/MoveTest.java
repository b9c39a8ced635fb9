package io.github.oxono;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class MoveTest {
    private static final List<Move> ALL =
            IntStream.range(0, Move.COUNT).mapToObj(Move::ofIndex).toList();

    @Test
    void the_index_numbers_all_2520_moves_by_symbol_then_destination_then_placement() {
        List<Move> expected = new ArrayList<>();
        for (Symbol symbol : List.of(Symbol.X, Symbol.O)) {
            for (Square destination : Square.values()) {
                for (Square placement : Square.values()) {
                    if (placement != destination) {
                        expected.add(Move.of(symbol, destination, placement));
                    }
                }
            }
        }

        assertThat(ALL).isEqualTo(expected).hasSize(2520).doesNotHaveDuplicates();
        assertThat(ALL)
                .extracting(Move::index)
                .isEqualTo(IntStream.range(0, 2520).boxed().toList());
    }

    @Test
    void an_index_says_where_the_parts_of_the_move_are() {
        assertThat(ALL).allSatisfy(move -> {
            int symbol = move.index() / (36 * 35);
            int destination = move.index() / 35 % 36;
            int placement = move.index() % 35;

            assertThat(move.symbol().ordinal()).isEqualTo(symbol);
            assertThat(move.destination().ordinal()).isEqualTo(destination);
            assertThat(move.placement().ordinal()).isEqualTo(placement < destination ? placement : placement + 1);
        });
    }

    @Test
    void equal_moves_are_one_object() {
        assertThat(ALL).allSatisfy(move -> {
            assertThat(Move.of(move.symbol(), move.destination(), move.placement()))
                    .isSameAs(move);
            assertThat(Move.ofIndex(move.index())).isSameAs(move);
            assertThat(Move.parse(move.toString())).isSameAs(move);
        });
    }

    @Test
    void the_order_is_that_of_the_index() {
        List<Move> shuffled = new ArrayList<>(ALL);
        Collections.reverse(shuffled);

        assertThat(shuffled).isSortedAccordingTo(Collections.reverseOrder());
        assertThat(shuffled.stream().sorted()).isEqualTo(ALL);
        assertThat(ALL.get(7).compareTo(ALL.get(7))).isZero();
    }

    @Test
    void the_hash_is_the_index() {
        assertThat(ALL).allSatisfy(move -> assertThat(move.hashCode()).isEqualTo(move.index()));
    }

    @ParameterizedTest
    @EnumSource
    void R3_totem_and_piece_go_to_two_squares(Square square) {
        for (Symbol symbol : Symbol.values()) {
            assertThatThrownBy(() -> Move.of(symbol, square, square))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("totem and piece cannot both go to " + square);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 2520, Integer.MIN_VALUE, Integer.MAX_VALUE})
    void there_is_no_move_with_another_index(int index) {
        assertThatThrownBy(() -> Move.ofIndex(index))
                .isInstanceOf(IndexOutOfBoundsException.class)
                .hasMessage("Index " + index + " out of bounds for length 2520");
    }
}
