package io.github.oxono;

/** One of the two players; pink moves first (R2). An enum: compare with {@code ==}. */
public enum Player {
    /** The player who moves first. */
    PINK('p'),
    /** The player who moves second. */
    BLACK('b');

    private final char letter;

    Player(char letter) {
        this.letter = letter;
    }

    /**
     * Returns the player on the other side of the board.
     *
     * @return black for pink, pink for black
     */
    public Player opponent() {
        return this == PINK ? BLACK : PINK;
    }

    /**
     * Returns the letter that stands for this player at the end of a position's text.
     *
     * @return {@code p} or {@code b}
     */
    public char letter() {
        return letter;
    }
}
