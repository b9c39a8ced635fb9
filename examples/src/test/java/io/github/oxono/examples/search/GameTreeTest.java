package io.github.oxono.examples.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.oxono.testkit.game.Claim;
import io.github.oxono.testkit.game.CrashException;
import io.github.oxono.testkit.game.Mutability;
import java.util.Collection;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

class GameTreeTest {
    @Test
    void shows_the_game_and_its_worth() {
        GameTree<Integer, Integer> tree = Heap.tree();

        assertThat(tree.moves(2)).containsExactly(1, 2);
        assertThat(tree.play(2, 2)).isZero();
        assertThat(tree.isOver(0)).isTrue();
        assertThat(tree.value(0)).isEqualTo(-Evaluation.WIN);
    }

    @Test
    void states_that_change_in_place_are_refused() {
        Heap mutable = new Heap() {
            @Override
            public Mutability mutability() {
                return Mutability.MUTABLE;
            }
        };

        assertThatThrownBy(() -> GameTree.of(mutable, Heap::worth))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a search goes on from many states, and these change in place");
    }

    @Test
    void a_game_that_lists_no_moves_is_refused() {
        Heap silent = new Heap() {
            @Override
            public Claim<Function<Integer, Collection<Integer>>> moves() {
                return Claim.missing("there is no generator");
            }
        };

        assertThatThrownBy(() -> GameTree.of(silent, Heap::worth))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a search chooses from a list of moves, and there is no generator");
    }

    @Test
    void a_listed_move_that_is_not_played_is_a_crash() {
        assertThatThrownBy(() -> Heap.tree().play(2, 3))
                .isInstanceOf(CrashException.class)
                .hasMessage("playing 3 crashed: java.lang.IllegalArgumentException: from 2 nobody takes 3");
    }
}
