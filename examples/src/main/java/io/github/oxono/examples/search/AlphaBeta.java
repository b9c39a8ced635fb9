package io.github.oxono.examples.search;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Searches one ply, then two, and so on, until it has made enough nodes. With none to spare it is greedy. */
final class AlphaBeta<S, M> implements Opponent<S, M> {
    private final GameTree<S, M> tree;
    private final Random random;
    private final long budget;

    AlphaBeta(GameTree<S, M> tree, Random random, long budget) {
        this.tree = tree;
        this.random = random;
        this.budget = budget;
    }

    @Override
    public Choice<M> choose(S state) {
        List<M> moves = new ArrayList<>(tree.moves(state));
        // Of moves with the same value the first is played.
        Collections.shuffle(moves, random);
        Negamax<S, M> search = new Negamax<>(tree, budget);
        int depth = 0;
        int value;
        do {
            depth++;
            value = search.bringBestToFront(state, moves, depth);
        } while (search.mayGoDeeper() && Math.abs(value) < Evaluation.WIN);
        return new Choice<>(moves.get(0), search.nodes());
    }
}
