package io.github.oxono.testkit;

/**
 * How much a check does, and with which random numbers.
 *
 * @param games how many games it plays
 * @param seed which games; the same seed gives the same games
 */
public record Effort(int games, long seed) {
    /** What is done unless said otherwise: enough to find every fault that the kit's own tests know. */
    public static final Effort DEFAULT = new Effort(1_000, 1);

    /**
     * Makes an effort.
     *
     * @param games how many games it plays, at least one
     * @param seed which games
     * @throws IllegalArgumentException if there are no games
     */
    public Effort {
        if (games < 1) {
            throw new IllegalArgumentException("a check of " + games + " games checks nothing; play at least one");
        }
    }

    /**
     * Returns the same effort with other games.
     *
     * @param otherSeed which games
     * @return the effort
     */
    public Effort withSeed(long otherSeed) {
        return new Effort(games, otherSeed);
    }
}
