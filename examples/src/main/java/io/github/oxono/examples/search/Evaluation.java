package io.github.oxono.examples.search;

/**
 * Tells how good a state is for the player whose turn it is.
 *
 * @param <S> a game's type of a state
 */
@FunctionalInterface
public interface Evaluation<S> {
    /** The value of a game that is won; only a game that is over reaches it. */
    int WIN = 1_000_000;

    /**
     * Values a state.
     *
     * @param state where
     * @return for the player whose turn it is, or would be: {@link #WIN} or its negative where the game is won or lost,
     *     nothing where it is drawn, and anything between while it goes on
     */
    int of(S state);
}
