package io.github.oxono.examples.search;

/**
 * Somebody who plays against a person or another opponent. The same opponent, made anew, makes the same choices in the
 * same order.
 *
 * <p>Not for use by several threads.
 *
 * @param <S> the game's type of a state
 * @param <M> a move
 */
@FunctionalInterface
public interface Opponent<S, M> {
    /**
     * Chooses a move.
     *
     * @param state where the game goes on
     * @return one of its moves
     */
    Choice<M> choose(S state);
}
