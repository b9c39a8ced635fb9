package io.github.oxono.testkit.game;

import java.util.List;
import java.util.Optional;

/**
 * Chooses the moves of a walk.
 *
 * @param <S> the implementation's type of a state
 * @param <M> a move
 */
@FunctionalInterface
public interface Route<S, M> {
    /**
     * Chooses the next move.
     *
     * @param arrival where the walk has come to
     * @return the move to play; empty where the walk ends
     */
    Optional<M> next(Arrival<S, M> arrival);

    /**
     * Returns the route along given moves.
     *
     * @param <S> the implementation's type of a state
     * @param <M> a move
     * @param moves the moves, the first one first
     * @return the route, which ends after the last of them
     */
    static <S, M> Route<S, M> along(List<M> moves) {
        return arrival -> {
            int next = arrival.moves().size();
            return next < moves.size() ? Optional.of(moves.get(next)) : Optional.empty();
        };
    }
}
