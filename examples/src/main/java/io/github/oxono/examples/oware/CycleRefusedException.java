package io.github.oxono.examples.oware;

import java.util.Arrays;
import java.util.Set;

/** Thrown when a game cannot be ended as one that goes round in circles (W8); nothing has changed. */
public final class CycleRefusedException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    /** The first reason. */
    private final Refusal refusal;

    private final transient Position position;

    CycleRefusedException(Refusal refusal, Set<Player> agreed, Position position) {
        super("the end of a cycle is refused: %s (%s, %s) in \"%s\""
                .formatted(reason(refusal, agreed), refusal, refusal.rule(), position));
        this.refusal = refusal;
        this.position = position;
    }

    private static String reason(Refusal refusal, Set<Player> agreed) {
        return refusal == Refusal.GAME_OVER
                ? "the game is over"
                : "both players have to agree, without "
                        + Arrays.stream(Player.values())
                                .filter(player -> !agreed.contains(player))
                                .toList();
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
