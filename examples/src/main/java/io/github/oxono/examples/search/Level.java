package io.github.oxono.examples.search;

import java.util.Locale;
import java.util.Random;

/** How well an opponent plays. An enum: compare with {@code ==}. */
public enum Level {
    /** Any move. */
    RANDOM,
    /** The move that leads to the best state, one ply ahead. */
    GREEDY,
    /** As many plies ahead as the nodes allow. */
    ALPHA_BETA;

    /**
     * Makes an opponent of this level.
     *
     * @param <S> the game's type of a state
     * @param <M> a move
     * @param tree the game
     * @param seed decides between moves of equal value
     * @param nodes how many states a search of several plies may make for a move; one ply is always searched
     * @return the opponent
     */
    public <S, M> Opponent<S, M> opponent(GameTree<S, M> tree, long seed, long nodes) {
        Random random = new Random(seed);
        return switch (this) {
            case RANDOM -> new RandomOpponent<>(tree, random);
            case GREEDY -> new AlphaBeta<>(tree, random, 0);
            case ALPHA_BETA -> new AlphaBeta<>(tree, random, nodes);
        };
    }

    /** As it is written on the command line. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
