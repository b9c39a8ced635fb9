package io.github.oxono;

import java.util.Optional;

/** Thrown when a square is clicked that cannot be clicked now; nothing has changed. */
public final class IllegalClickException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    private final transient PartialMove partialMove;
    private final transient Square square;
    private final transient Optional<Refusal> refusal;

    IllegalClickException(PartialMove partialMove, Square square, Optional<Refusal> refusal) {
        super("%s cannot be clicked: %s in \"%s\""
                .formatted(square, reason(partialMove, square, refusal), partialMove.position()));
        this.partialMove = partialMove;
        this.square = square;
        this.refusal = refusal;
    }

    /**
     * Returns the turn to which the click did not fit.
     *
     * @return the turn, unchanged
     */
    public PartialMove partialMove() {
        return partialMove;
    }

    /**
     * Returns the square that was clicked.
     *
     * @return the square
     */
    public Square square() {
        return square;
    }

    /**
     * Returns the rule's reason against the click.
     *
     * @return the reason; empty where no rule speaks: on a square without a totem before one is chosen, and when the
     *     turn is complete
     */
    public Optional<Refusal> refusal() {
        return refusal;
    }

    private static String reason(PartialMove turn, Square square, Optional<Refusal> refusal) {
        return refusal.map(known -> RefusalText.ofClick(turn, square, known)).orElseGet(() -> withoutRule(turn));
    }

    private static String withoutRule(PartialMove turn) {
        return turn.move()
                .map(move -> "the turn " + move + " is complete")
                .orElseGet(() -> "a turn begins with a totem, on " + turn.clickable() + ",");
    }
}
