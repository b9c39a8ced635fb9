package io.github.oxono.testkit.game;

import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/**
 * An implementation of any two-player game with open information, as the kit sees it.
 *
 * <p>No claim has a default: what is not there is declared with {@link Claim#missing}, and the laws about it are
 * reported as skipped.
 *
 * @param <S> the implementation's own type of a game or a position
 * @param <M> a move; equal moves are the same move
 */
public interface GameUnderTest<S, M> {
    /**
     * Returns how games begin.
     *
     * @return one or more ways, each of which gives a new state that shares nothing with others
     */
    List<Supplier<S>> starts();

    /**
     * Plays a move.
     *
     * @param state where
     * @param move any move
     * @return the state after it; the same object where states change in place
     * @throws Exception one of {@link #refusals()} if the move is refused; any other is a crash
     */
    S play(S state, M move) throws Exception;

    /**
     * Returns all that the players see, and nothing else.
     *
     * @param state where
     * @return a value whose equality is that of what is seen, and which does not change with the state
     */
    Object view(S state);

    /**
     * Tells whether the game is over.
     *
     * @param state where
     * @return true if nobody moves any more
     */
    boolean isOver(S state);

    /**
     * Tells whether playing changes the state in which it happens.
     *
     * @return the kind of state
     */
    Mutability mutability();

    /**
     * Offers the moves of a state.
     *
     * @return a function that lists the legal moves
     */
    Claim<Function<S, Collection<M>>> moves();

    /**
     * Names the exceptions with which {@link #play} refuses an illegal move. Any other exception is a crash.
     *
     * @return the classes; subclasses count too
     */
    Claim<Set<Class<? extends Throwable>>> refusals();

    /**
     * Offers moves that a state refuses, to try whether it does and stays as it is.
     *
     * @return a function that lists some illegal moves
     */
    Claim<Function<S, Collection<M>>> illegalMoves();

    /**
     * Offers to take the last move back.
     *
     * @return a function that gives the state before the last move; the same object where states change in place
     */
    Claim<UnaryOperator<S>> undo();

    /**
     * Claims that games end.
     *
     * @return the number of moves after which every game is over
     */
    Claim<Integer> longestGame();
}
