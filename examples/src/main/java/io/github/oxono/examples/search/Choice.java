package io.github.oxono.examples.search;

/**
 * What an opponent has chosen.
 *
 * <p>Equality is that of the components. Immutable if the move is.
 *
 * @param <M> a move
 * @param move what it plays
 * @param nodes how many states it made by playing a move, to find out
 */
public record Choice<M>(M move, long nodes) {}
