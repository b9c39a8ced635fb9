package io.github.oxono;

import java.util.Objects;
import java.util.Optional;

/** Who gets the point, as records write it. An enum: compare with {@code ==}. */
public enum Score {
    /** Pink wins, {@code 1-0}. */
    PINK_WINS("1-0", Optional.of(Player.PINK)),
    /** Black wins, {@code 0-1}. */
    BLACK_WINS("0-1", Optional.of(Player.BLACK)),
    /** Nobody wins, {@code 1/2-1/2}. */
    DRAW("1/2-1/2", Optional.empty()),
    /** Nothing is decided, {@code *}. */
    UNDECIDED("*", Optional.empty());

    private final String text;
    private final Optional<Player> winner;

    Score(String text, Optional<Player> winner) {
        this.text = text;
        this.winner = winner;
    }

    /**
     * Returns the score with which a player wins.
     *
     * @param winner who wins
     * @return that player's score
     */
    public static Score winOf(Player winner) {
        return Objects.requireNonNull(winner) == Player.PINK ? PINK_WINS : BLACK_WINS;
    }

    /**
     * Returns who wins.
     *
     * @return the winner; empty for a draw or an undecided game
     */
    public Optional<Player> winner() {
        return winner;
    }

    /**
     * Returns the score as records write it.
     *
     * @return {@code 1-0}, {@code 0-1}, {@code 1/2-1/2} or {@code *}
     */
    public String text() {
        return text;
    }
}
