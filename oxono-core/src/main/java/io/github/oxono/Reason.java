package io.github.oxono;

import java.util.Objects;

/** Why a game has its score. An enum: compare with {@code ==}. */
public enum Reason {
    /** A line on the board (R11). */
    ALIGNMENT,
    /** All pieces on the board without a line (R12). */
    EXHAUSTION,
    /** The loser gave up. */
    RESIGNATION,
    /** The loser's time ran out. */
    TIME,
    /** The loser made an illegal move. */
    FORFEIT,
    /** The loser, a program, crashed. */
    FAILURE,
    /** The players agreed on a draw. */
    AGREEMENT,
    /** The game goes on, or what is known of it ends here. */
    UNFINISHED,
    /** The game was broken off. */
    ABANDONED;

    /**
     * Tells whether a game can have this score for this reason.
     *
     * @param score the score
     * @return true if the two go together
     */
    public boolean allows(Score score) {
        Objects.requireNonNull(score);
        return switch (this) {
            case ALIGNMENT, RESIGNATION, TIME, FORFEIT, FAILURE ->
                score.winner().isPresent();
            case EXHAUSTION, AGREEMENT -> score == Score.DRAW;
            case UNFINISHED, ABANDONED -> score == Score.UNDECIDED;
        };
    }

    /**
     * Tells whether the board alone gives this reason (R11, R12).
     *
     * @return true for alignment and exhaustion
     */
    public boolean isOnBoard() {
        return this == ALIGNMENT || this == EXHAUSTION;
    }
}
