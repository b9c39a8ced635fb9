package io.github.oxono.examples.oware;

import java.util.List;

/** One of the two players; south moves first. An enum: compare with {@code ==}. */
public enum Player {
    /** The player who moves first. */
    SOUTH('s'),
    /** The player who moves second. */
    NORTH('n');

    private final char letter;

    Player(char letter) {
        this.letter = letter;
    }

    /**
     * Returns the player on the other side.
     *
     * @return north for south, south for north
     */
    public Player opponent() {
        return this == SOUTH ? NORTH : SOUTH;
    }

    /**
     * Returns this player's row (W1).
     *
     * @return an unmodifiable list of six houses, from the player's own left to the right
     */
    public List<House> houses() {
        return House.of(this);
    }

    /**
     * Returns the letter that stands for this player at the end of a position's text.
     *
     * @return {@code s} or {@code n}
     */
    public char letter() {
        return letter;
    }
}
