package io.github.oxono;

import java.util.Optional;

/** One of the four ways along a rank or a file (R5, R7). An enum: compare with {@code ==}. */
public enum Direction {
    /** Towards rank 6. */
    NORTH(0, 1),
    /** Towards file f. */
    EAST(1, 0),
    /** Towards rank 1. */
    SOUTH(0, -1),
    /** Towards file a. */
    WEST(-1, 0);

    private final int files;
    private final int ranks;

    Direction(int files, int ranks) {
        this.files = files;
        this.ranks = ranks;
    }

    /**
     * Returns the direction that leads from one square to another along a rank or a file.
     *
     * @param from where the way begins
     * @param to where it ends
     * @return the direction; empty when the squares are equal or share neither rank nor file
     */
    public static Optional<Direction> between(Square from, Square to) {
        int files = Integer.signum(to.file() - from.file());
        int ranks = Integer.signum(to.rank() - from.rank());
        for (Direction direction : values()) {
            if (direction.files == files && direction.ranks == ranks) {
                return Optional.of(direction);
            }
        }
        return Optional.empty();
    }

    /** Files gained by one step: -1, 0 or 1. */
    int files() {
        return files;
    }

    /** Ranks gained by one step: -1, 0 or 1. */
    int ranks() {
        return ranks;
    }
}
