package io.github.oxono;

import java.util.Objects;

/**
 * The least of a position's 16 images, compared square by square from a1: free, then the pieces pink X, pink O, black
 * X, black O, then the totems X, O.
 *
 * <p>Equality is that of the components; the hash differs from run to run. Immutable, safe for use by many threads.
 *
 * @param position the least image
 * @param symmetry the first symmetry, in their order, that leads from the position to it
 */
public record CanonicalForm(Position position, Symmetry symmetry) {
    /**
     * Makes a canonical form.
     *
     * @param position the least image
     * @param symmetry the first symmetry, in their order, that leads from the position to it
     */
    public CanonicalForm {
        Objects.requireNonNull(position);
        Objects.requireNonNull(symmetry);
    }

    static CanonicalForm of(Position position) {
        CanonicalForm least = new CanonicalForm(position, Symmetry.IDENTITY);
        for (Symmetry symmetry : Symmetry.values()) {
            Position image = symmetry.apply(position);
            if (isLess(image, least.position)) {
                least = new CanonicalForm(image, symmetry);
            }
        }
        return least;
    }

    private static boolean isLess(Position position, Position other) {
        SquareSet differences = position.differences(other);
        if (differences.isEmpty()) {
            return false;
        }
        Square first = differences.iterator().next();
        return position.contentAt(first).compareTo(other.contentAt(first)) < 0;
    }
}
