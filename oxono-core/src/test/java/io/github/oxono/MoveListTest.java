package io.github.oxono;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The list of legal moves is like a plain list of them, but cannot be changed. */
class MoveListTest {
    private static final Move MOVE = Move.parse("Xd4e4");

    @Provide
    Arbitrary<Position> anyPosition() {
        return Playouts.anyPosition();
    }

    @Property
    void has_each_move_once_in_the_order_of_the_index(@ForAll("anyPosition") Position position) {
        List<Integer> indices = position.legalMoves().stream().map(Move::index).toList();

        assertThat(indices).doesNotHaveDuplicates().isSorted().hasSize(position.legalMoveCount());
    }

    @Property(tries = 200)
    void finds_what_a_plain_list_finds(@ForAll("anyPosition") Position position) {
        List<Move> moves = position.legalMoves();
        List<Move> plain = new ArrayList<>(Arrays.asList(moves.toArray(new Move[0])));

        assertThat(moves).isEqualTo(plain).hasSameHashCodeAs(plain);
        assertThat(plain).isEqualTo(moves);
        Stream<Object> nonMoves = Stream.of("Xd4e4", Square.C4, 0);
        Stream<Object> allMoves = IntStream.range(0, Move.COUNT).mapToObj(Move::ofIndex);
        Stream.concat(allMoves, nonMoves).forEach(object -> {
            assertThat(moves.contains(object)).as(object.toString()).isEqualTo(plain.contains(object));
            assertThat(moves.indexOf(object)).as(object.toString()).isEqualTo(plain.indexOf(object));
            assertThat(moves.lastIndexOf(object)).as(object.toString()).isEqualTo(plain.lastIndexOf(object));
        });
    }

    @Test
    void has_no_null_and_may_be_asked_for_it() {
        List<Move> moves = Position.initial(Symbol.X).legalMoves();

        assertThat(moves.contains(null)).isFalse();
        assertThat(moves.indexOf(null)).isEqualTo(-1);
        assertThat(moves.lastIndexOf(null)).isEqualTo(-1);
    }

    @Test
    void has_nothing_beyond_its_ends() {
        List<Move> moves = Position.initial(Symbol.X).legalMoves();

        assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> moves.get(-1));
        assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> moves.get(moves.size()));
    }

    @ParameterizedTest
    @MethodSource("changes")
    void cannot_be_changed(Consumer<List<Move>> change) {
        List<Move> moves = Position.initial(Symbol.X).legalMoves();
        List<Move> before = List.copyOf(moves);

        assertThatExceptionOfType(UnsupportedOperationException.class).isThrownBy(() -> change.accept(moves));
        assertThat(moves).isEqualTo(before);
    }

    private static Stream<Consumer<List<Move>>> changes() {
        return Stream.of(
                moves -> moves.add(MOVE),
                moves -> moves.add(0, MOVE),
                moves -> moves.addAll(List.of(MOVE)),
                moves -> moves.set(0, MOVE),
                moves -> moves.remove(0),
                moves -> moves.remove(moves.get(0)),
                moves -> moves.removeIf(move -> true),
                moves -> moves.replaceAll(move -> MOVE),
                moves -> moves.sort(Collections.reverseOrder()),
                List::clear);
    }
}
