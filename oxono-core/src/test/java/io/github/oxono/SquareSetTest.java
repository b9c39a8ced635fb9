package io.github.oxono;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.TreeSet;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SquareSetTest {
    @Provide
    Arbitrary<Set<Square>> sets() {
        return Arbitraries.subsetOf(Square.values());
    }

    @Property
    void equals_any_set_of_the_same_squares_both_ways(@ForAll("sets") Set<Square> squares) {
        SquareSet set = SquareSet.copyOf(squares);

        for (Set<Square> other : List.of(new HashSet<>(squares), enumSet(squares), Set.copyOf(squares))) {
            assertThat(set.equals(other)).isTrue();
            assertThat(other.equals(set)).isTrue();
            assertThat(set).hasSameHashCodeAs(other);
        }
    }

    @Property
    void equals_no_set_of_other_squares(@ForAll("sets") Set<Square> squares, @ForAll Square square) {
        Set<Square> others = enumSet(squares);
        if (!others.add(square)) {
            others.remove(square);
        }

        assertThat(SquareSet.copyOf(squares)).isNotEqualTo(others).isNotEqualTo(SquareSet.copyOf(others));
        assertThat(others).isNotEqualTo(SquareSet.copyOf(squares));
    }

    @Property
    void equals_nothing_that_is_no_set(@ForAll("sets") Set<Square> squares) {
        SquareSet set = SquareSet.copyOf(squares);

        assertThat(set.equals(new ArrayList<>(squares))).isFalse();
        assertThat(set.equals(set.toBits())).isFalse();
        assertThat(set.equals(null)).isFalse();
    }

    @Property
    void answers_like_any_set_of_the_same_squares(
            @ForAll("sets") Set<Square> squares, @ForAll("sets") Set<Square> other) {
        SquareSet set = SquareSet.copyOf(squares);

        assertThat(set).hasSize(squares.size());
        assertThat(set.isEmpty()).isEqualTo(squares.isEmpty());
        assertThat(Square.values())
                .allSatisfy(square -> assertThat(set.contains(square)).isEqualTo(squares.contains(square)));
        assertThat(set.containsAll(other)).isEqualTo(squares.containsAll(other));
        assertThat(set.stream().toList()).isEqualTo(List.copyOf(new TreeSet<>(squares)));
        assertThat(set).hasToString(new TreeSet<>(squares).toString());
    }

    @Test
    void contains_nothing_but_squares() {
        SquareSet all = SquareSet.of(Square.values());

        assertThat(all.contains(null)).isFalse();
        assertThat(all.contains("a1")).isFalse();
        assertThat(all.contains(0)).isFalse();
        assertThat(all.contains(Direction.NORTH)).isFalse();
    }

    @Property
    void iterates_once_over_its_squares_in_their_order(@ForAll("sets") Set<Square> squares) {
        Iterator<Square> iterator = SquareSet.copyOf(squares).iterator();

        for (Square square : new TreeSet<>(squares)) {
            assertThat(iterator.hasNext()).isTrue();
            assertThat(iterator.next()).isSameAs(square);
        }
        assertThat(iterator.hasNext()).isFalse();
        assertThatThrownBy(iterator::next).isInstanceOf(NoSuchElementException.class);
        assertThatThrownBy(iterator::next).isInstanceOf(NoSuchElementException.class);
    }

    @Property
    void repetitions_and_order_do_not_matter(@ForAll("sets") Set<Square> squares) {
        List<Square> twiceBackwards = new ArrayList<>(new TreeSet<>(squares));
        twiceBackwards.addAll(squares);
        Collections.reverse(twiceBackwards);

        assertThat(SquareSet.copyOf(twiceBackwards)).isEqualTo(SquareSet.copyOf(squares));
        assertThat(SquareSet.of(twiceBackwards.toArray(Square[]::new))).isEqualTo(SquareSet.copyOf(squares));
    }

    @Property
    void cannot_be_modified(@ForAll("sets") Set<Square> squares, @ForAll Square square) {
        SquareSet set = SquareSet.copyOf(squares);
        Iterator<Square> iterator = set.iterator();
        iterator.forEachRemaining(each -> {});

        assertThatThrownBy(() -> set.add(square)).isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> set.addAll(List.of(square))).isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(iterator::remove).isInstanceOf(UnsupportedOperationException.class);
        for (Square member : squares) {
            assertThatThrownBy(() -> set.remove(member)).isInstanceOf(UnsupportedOperationException.class);
            assertThatThrownBy(() -> set.removeAll(squares)).isInstanceOf(UnsupportedOperationException.class);
            assertThatThrownBy(() -> set.retainAll(List.of())).isInstanceOf(UnsupportedOperationException.class);
            assertThatThrownBy(() -> set.removeIf(each -> true)).isInstanceOf(UnsupportedOperationException.class);
            assertThatThrownBy(set::clear).isInstanceOf(UnsupportedOperationException.class);
        }
        assertThat(set).isEqualTo(squares);
    }

    @Test
    void later_changes_of_what_it_was_made_from_do_not_show() {
        Square[] array = {Square.A1, Square.B2};
        Collection<Square> collection = new ArrayList<>(Arrays.asList(array));
        SquareSet ofArray = SquareSet.of(array);
        SquareSet ofCollection = SquareSet.copyOf(collection);
        array[0] = Square.F6;
        collection.clear();

        assertThat(ofArray).containsExactly(Square.A1, Square.B2);
        assertThat(ofCollection).containsExactly(Square.A1, Square.B2);
    }

    @Property
    void bit_n_stands_for_the_square_with_ordinal_n(@ForAll("sets") Set<Square> squares) {
        long bits = squares.stream().mapToLong(square -> 1L << square.ordinal()).sum();

        assertThat(SquareSet.copyOf(squares).toBits()).isEqualTo(bits);
        assertThat(SquareSet.ofBits(bits)).isEqualTo(squares);
    }

    @ParameterizedTest
    @ValueSource(ints = {36, 37, 62, 63})
    void refuses_bits_beyond_the_board(int bit) {
        long bits = 1L << bit | 1;

        assertThatThrownBy(() -> SquareSet.ofBits(bits))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("0x%x has bits beyond 35; the board has 36 squares, bits 0 to 35", bits);
    }

    private static EnumSet<Square> enumSet(Set<Square> squares) {
        EnumSet<Square> set = EnumSet.noneOf(Square.class);
        set.addAll(squares);
        return set;
    }
}
