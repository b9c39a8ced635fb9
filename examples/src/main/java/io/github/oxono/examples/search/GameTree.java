package io.github.oxono.examples.search;

import io.github.oxono.testkit.game.CrashException;
import io.github.oxono.testkit.game.GameUnderTest;
import io.github.oxono.testkit.game.Mutability;
import java.util.Collection;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * A game as something to search: its states, the moves between them, and what they are worth. The players alternate.
 *
 * <p>As immutable, and as safe for use by many threads, as the two parts it is made of.
 *
 * @param <S> the game's type of a state
 * @param <M> a move
 */
public final class GameTree<S, M> {
    private final GameUnderTest<S, M> game;
    private final Function<S, Collection<M>> moves;
    private final Evaluation<S> evaluation;

    private GameTree(GameUnderTest<S, M> game, Function<S, Collection<M>> moves, Evaluation<S> evaluation) {
        this.game = game;
        this.moves = moves;
        this.evaluation = evaluation;
    }

    /**
     * Joins the rules of a game and what its states are worth.
     *
     * @param <S> the game's type of a state
     * @param <M> a move
     * @param game the rules
     * @param evaluation the worth of a state
     * @return the tree
     * @throws IllegalArgumentException if the rules list no moves, or their states change in place
     */
    public static <S, M> GameTree<S, M> of(GameUnderTest<S, M> game, Evaluation<S> evaluation) {
        if (game.mutability() == Mutability.MUTABLE) {
            throw new IllegalArgumentException("a search goes on from many states, and these change in place");
        }
        Function<S, Collection<M>> moves = game.moves()
                .value()
                .orElseThrow(() -> new IllegalArgumentException("a search chooses from a list of moves, and "
                        + game.moves().reasonMissing().orElseThrow()));
        return new GameTree<>(game, moves, evaluation);
    }

    /**
     * Returns how games begin.
     *
     * @return one or more states
     */
    public List<S> starts() {
        return game.starts().stream().map(Supplier::get).toList();
    }

    /**
     * Returns the moves of a state.
     *
     * @param state where
     * @return the legal moves, in the order in which the game lists them; none after the end
     */
    public List<M> moves(S state) {
        return List.copyOf(moves.apply(state));
    }

    /**
     * Plays a move.
     *
     * @param state where
     * @param move one of its moves
     * @return the state after it
     * @throws CrashException if the game does not play it
     */
    public S play(S state, M move) {
        return CrashException.guard("playing " + move, () -> game.play(state, move));
    }

    /**
     * Tells whether the game is over.
     *
     * @param state where
     * @return true if nobody moves any more
     */
    public boolean isOver(S state) {
        return game.isOver(state);
    }

    /**
     * Returns what the players see, which is the same where a game has come back to an earlier state.
     *
     * @param state where
     * @return a value to compare
     */
    public Object view(S state) {
        return game.view(state);
    }

    /**
     * Returns what a state is worth.
     *
     * @param state where
     * @return the value for the player whose turn it is, see {@link Evaluation}
     */
    public int value(S state) {
        return evaluation.of(state);
    }
}
