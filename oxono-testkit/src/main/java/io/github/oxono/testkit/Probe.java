package io.github.oxono.testkit;

import io.github.oxono.Move;
import io.github.oxono.Position;
import io.github.oxono.testkit.game.Arrival;
import java.util.Optional;

/**
 * Finds out what an implementation offers in a state.
 *
 * @param <S> the implementation's type of a state
 */
interface Probe<S> {
    /** Compares what is offered with the rules, as far as it is looked at. */
    Optional<Difference> judge(Position position, Arrival<S, Move> arrival);
}
