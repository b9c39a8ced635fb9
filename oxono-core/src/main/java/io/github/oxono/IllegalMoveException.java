package io.github.oxono;

/** Thrown when a move is played that the rules refuse; nothing has changed. */
public final class IllegalMoveException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    private final transient Legality.Illegal illegal;

    IllegalMoveException(Legality.Illegal illegal) {
        super(illegal.message());
        this.illegal = illegal;
    }

    /**
     * Returns why the move is refused.
     *
     * @return the first reason, in the order of {@link Refusal}
     */
    public Refusal refusal() {
        return illegal.refusal();
    }

    /**
     * Returns the refused move.
     *
     * @return the move
     */
    public Move move() {
        return illegal.move();
    }

    /**
     * Returns where the move was refused.
     *
     * @return the position, unchanged
     */
    public Position position() {
        return illegal.position();
    }
}
