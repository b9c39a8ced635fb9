package io.github.oxono.notation;

import java.util.List;
import java.util.Objects;

/**
 * What was read from a text, and what was tolerated for it.
 *
 * <p>Equality is that of the components; the hash differs from run to run. Immutable, safe for use by many threads.
 *
 * @param value what the text says
 * @param tolerances what is not canonical in the text, in the order in which it was met; empty after strict reading
 * @param <T> the type of the value
 */
public record Reading<T>(T value, List<Tolerance> tolerances) {
    /**
     * Makes a reading; the tolerances are copied.
     *
     * @param value what the text says
     * @param tolerances what is not canonical in the text
     */
    public Reading {
        Objects.requireNonNull(value);
        tolerances = List.copyOf(tolerances);
    }
}
