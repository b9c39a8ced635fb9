package io.github.oxono;

import java.util.Optional;

/** Thrown when a square is clicked that cannot be clicked now; nothing has changed. */
public final class IllegalClickException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    private final transient PartialMove partialMove;
    private final transient Square square;
    private final transient Optional<Refusal> refusal;

    IllegalClickException(PartialMove partialMove, Square square, Optional<Refusal> refusal) {
        super("%s cannot be clicked%s, only %s can, in \"%s\" after %s"
                .formatted(
                        square,
                        refusal.map(IllegalClickException::reason).orElse(""),
                        partialMove.clickable(),
                        partialMove.position(),
                        partialMove.clicks()));
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
     * @return the reason; empty where no rule speaks: before a totem is chosen, and when the turn is complete
     */
    public Optional<Refusal> refusal() {
        return refusal;
    }

    private static String reason(Refusal refusal) {
        return " (" + refusal + ", " + refusal.rule() + ": " + refusal.rule().sentence() + ")";
    }
}
