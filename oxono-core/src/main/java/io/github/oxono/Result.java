package io.github.oxono;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A score and why it is so.
 *
 * <p>Equality is that of the components; the hash differs from run to run. Immutable, safe for use by many threads.
 *
 * @param score who gets the point
 * @param reason why
 */
public record Result(Score score, Reason reason) {
    /** The result of a game that goes on. */
    public static final Result UNFINISHED = new Result(Score.UNDECIDED, Reason.UNFINISHED);

    /**
     * Makes a result.
     *
     * @param score who gets the point
     * @param reason why
     * @throws IllegalArgumentException if score and reason do not go together
     */
    public Result {
        if (!reason.allows(score)) {
            String scores = Arrays.stream(Score.values())
                    .filter(reason::allows)
                    .map(Score::text)
                    .collect(Collectors.joining(" or "));
            throw new IllegalArgumentException(
                    "reason " + reason + " goes with score " + scores + ", not with " + score.text());
        }
    }

    /**
     * Returns the result that the board alone gives (R11, R12).
     *
     * @param position the last position of a game
     * @return a win by alignment, a draw by exhaustion, or unfinished
     */
    public static Result of(Position position) {
        if (!position.isOver()) {
            return UNFINISHED;
        }
        // Whether there is a line is found faster than which lines there are.
        return position.pieces().hasLine()
                ? win(position.toMove().opponent(), Reason.ALIGNMENT)
                : new Result(Score.DRAW, Reason.EXHAUSTION);
    }

    /**
     * Returns a win.
     *
     * @param winner who wins
     * @param reason why
     * @return the result
     * @throws IllegalArgumentException if nobody wins for that reason
     */
    public static Result win(Player winner, Reason reason) {
        return new Result(Score.winOf(winner), reason);
    }

    /**
     * Returns who wins.
     *
     * @return the winner; empty for a draw or an undecided game
     */
    public Optional<Player> winner() {
        return score.winner();
    }

    /**
     * Tells whether nobody moves any more.
     *
     * @return false for an unfinished game only
     */
    public boolean isFinal() {
        return reason != Reason.UNFINISHED;
    }
}
