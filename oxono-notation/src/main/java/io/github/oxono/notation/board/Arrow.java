package io.github.oxono.notation.board;

import io.github.oxono.Square;
import java.util.Objects;

/**
 * An arrow from one square to another, to point out a move or an idea.
 *
 * <p>Equality is that of the components; the hash differs from run to run. Immutable, safe for use by many threads.
 *
 * @param from where it begins
 * @param to where it points
 */
public record Arrow(Square from, Square to) {
    /**
     * Makes an arrow.
     *
     * @param from where it begins
     * @param to where it points
     * @throws IllegalArgumentException if the two squares are one
     */
    public Arrow {
        Objects.requireNonNull(from, "from");
        Objects.requireNonNull(to, "to");
        if (from == to) {
            throw new IllegalArgumentException("an arrow points to another square, not from " + from + " to itself");
        }
    }

    /**
     * Returns an arrow.
     *
     * @param from where it begins
     * @param to where it points
     * @return the arrow
     * @throws IllegalArgumentException if the two squares are one
     */
    public static Arrow of(Square from, Square to) {
        return new Arrow(from, to);
    }
}
