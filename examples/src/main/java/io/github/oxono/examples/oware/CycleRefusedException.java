package io.github.oxono.examples.oware;

/** Thrown when a game cannot be ended as one that goes round in circles (W8); nothing has changed. */
public final class CycleRefusedException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    /** The first reason. */
    private final Refusal refusal;

    private final transient Position position;

    CycleRefusedException(Refusal refusal, Position position) {
        super(RefusalText.of("the end of a cycle", refusal, position));
        this.refusal = refusal;
        this.position = position;
    }

    /**
     * Returns why it is refused.
     *
     * @return the game is over, or a player has not agreed
     */
    public Refusal refusal() {
        return refusal;
    }

    /**
     * Returns where it is refused.
     *
     * @return the position, unchanged
     */
    public Position position() {
        return position;
    }
}
