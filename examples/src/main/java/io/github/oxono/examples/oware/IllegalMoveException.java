package io.github.oxono.examples.oware;

/** Thrown when a house is sown that the rules refuse; nothing has changed. */
public final class IllegalMoveException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    private final transient Legality.Illegal illegal;

    IllegalMoveException(Legality.Illegal illegal) {
        super(illegal.message());
        this.illegal = illegal;
    }

    /**
     * Returns what was refused, where and why.
     *
     * @return what {@link Position#check} says
     */
    public Legality.Illegal illegal() {
        return illegal;
    }
}
