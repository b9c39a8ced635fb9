package io.github.oxono.examples.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class NegamaxTest {
    /** A tree whose states are the paths from its root, with as many branches and such values as the seed says. */
    private static GameTree<List<Integer>, Integer> tree(long seed) {
        return GameTree.of(new RandomTree(seed), path -> RandomTree.worth(seed, path));
    }

    @Property
    void alpha_beta_finds_the_value_of_a_plain_search(
            @ForAll long seed, @ForAll @IntRange(min = 1, max = 5) int depth) {
        GameTree<List<Integer>, Integer> tree = tree(seed);
        Negamax<List<Integer>, Integer> search = new Negamax<>(tree, Long.MAX_VALUE);
        List<Integer> moves = new ArrayList<>(tree.moves(List.of()));

        for (int before = 1; before < depth; before++) {
            search.bringBestToFront(List.of(), moves, before);
        }
        int value = search.bringBestToFront(List.of(), moves, depth);

        assertThat(value).isEqualTo(plain(tree, List.of(), depth));
        assertThat(-plain(tree, tree.play(List.of(), moves.get(0)), depth - 1)).isEqualTo(value);
        assertThat(moves).containsExactlyInAnyOrderElementsOf(tree.moves(List.of()));
    }

    private static <S, M> int plain(GameTree<S, M> tree, S state, int depth) {
        if (depth == 0 || tree.isOver(state)) {
            return tree.value(state);
        }
        return tree.moves(state).stream()
                .mapToInt(move -> -plain(tree, tree.play(state, move), depth - 1))
                .max()
                .orElseThrow();
    }

    @Property
    void a_spent_search_leaves_the_best_move_of_the_depth_before_or_a_better_one(
            @ForAll long seed, @ForAll @IntRange(max = 200) int budget) {
        GameTree<List<Integer>, Integer> tree = tree(seed);
        Negamax<List<Integer>, Integer> search = new Negamax<>(tree, budget);
        List<Integer> moves = new ArrayList<>(tree.moves(List.of()));
        int depth = 3;

        search.bringBestToFront(List.of(), moves, 1);
        int before = moves.get(0);
        search.bringBestToFront(List.of(), moves, depth);

        assertThat(valueOf(tree, moves.get(0), depth)).isGreaterThanOrEqualTo(valueOf(tree, before, depth));
    }

    private static int valueOf(GameTree<List<Integer>, Integer> tree, int move, int depth) {
        return -plain(tree, tree.play(List.of(), move), depth - 1);
    }
}
