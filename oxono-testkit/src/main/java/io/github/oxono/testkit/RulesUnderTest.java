package io.github.oxono.testkit;

import io.github.oxono.Move;
import io.github.oxono.Player;
import io.github.oxono.Position;
import io.github.oxono.Score;
import io.github.oxono.Setup;
import io.github.oxono.Symbol;
import io.github.oxono.testkit.game.Claim;
import io.github.oxono.testkit.game.Mutability;
import java.util.Collection;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/**
 * Somebody's implementation of the rules, as the kit sees it: the adapter to write, of some twenty lines.
 *
 * <p>It fits implementations that change in place as well as pure ones: the kit plays a game again from the start
 * whenever it needs a position. No claim has a default. What an implementation does not offer is declared with
 * {@link Claim#missing}, and the laws about it are reported as skipped.
 *
 * @param <S> the implementation's own type of a game or a position
 */
public interface RulesUnderTest<S> {
    /**
     * Offers a new game (R2).
     *
     * @param onC4 the totem on c4; the other one stands on d3
     * @return gives a new game at each call; missing where games never begin so
     */
    Claim<Supplier<S>> start(Symbol onC4);

    /**
     * Tells how turns are played.
     *
     * @return whole or in two steps
     */
    Turns<S> turns();

    /**
     * Returns what stands on the board and who moves, as the implementation shows it.
     *
     * @param state where
     * @return pieces, totems and player to move, right or wrong
     */
    Setup board(S state);

    /**
     * Returns how the game stands.
     *
     * @param state where
     * @return the winner's score, a draw, or {@link Score#UNDECIDED} while the game goes on
     */
    Score score(S state);

    /**
     * Offers to count the pieces in reserve (R4).
     *
     * @return the count
     */
    Claim<Reserves<S>> reserves();

    /**
     * Offers a move generator.
     *
     * @return a function that lists the legal moves; where it is missing, the kit tries moves and looks which are
     *     refused
     */
    Claim<Function<S, Collection<Move>>> legalMoves();

    /**
     * Names the exceptions that mean that a move or a step is refused. Any other exception is a crash.
     *
     * @return the classes; subclasses count too; missing where illegal moves are not refused
     */
    Claim<Set<Class<? extends Throwable>>> refusals();

    /**
     * Offers to take the last turn back.
     *
     * @return a function that gives the state before the last turn; the same object where states change in place
     */
    Claim<UnaryOperator<S>> undo();

    /**
     * Offers to begin at any position.
     *
     * @return a function that gives a new game at each call
     */
    Claim<Function<Position, S>> loading();

    /**
     * Tells whether playing changes the state in which it happens.
     *
     * @return the kind of state
     */
    Mutability mutability();

    /**
     * Counts the pieces in reserve.
     *
     * @param <S> the implementation's type of a game
     */
    @FunctionalInterface
    interface Reserves<S> {
        /**
         * Counts the pieces in reserve.
         *
         * @param state where
         * @param player whose
         * @param symbol which
         * @return how many, right or wrong
         */
        int count(S state, Player player, Symbol symbol);
    }
}
