package io.github.oxono.testkit.game;

import java.util.List;
import java.util.function.Supplier;

/**
 * A state that a walk has come to, with what has been seen there.
 *
 * @param <S> the implementation's type of a state
 * @param <M> a move
 * @param state the state; whoever changes it in place takes {@link #again} instead
 * @param moves the moves that led there
 * @param view what is seen
 * @param offered the moves that the implementation lists; missing where it lists none
 * @param again gives an equal state that may be played on
 */
public record Arrival<S, M>(S state, List<M> moves, Object view, Claim<List<M>> offered, Supplier<S> again) {}
