package io.github.oxono.examples.search;

import java.util.List;
import java.util.Random;

/** Plays any move, each as likely as the others. */
final class RandomOpponent<S, M> implements Opponent<S, M> {
    private final GameTree<S, M> tree;
    private final Random random;

    RandomOpponent(GameTree<S, M> tree, Random random) {
        this.tree = tree;
        this.random = random;
    }

    @Override
    public Choice<M> choose(S state) {
        List<M> moves = tree.moves(state);
        return new Choice<>(moves.get(random.nextInt(moves.size())), 0);
    }
}
