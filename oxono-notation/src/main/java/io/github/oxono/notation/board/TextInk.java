package io.github.oxono.notation.board;

import io.github.oxono.Player;

/** A colour with its ground, as terminals with 256 colours number them. */
enum TextInk {
    BOARD(238, 230),
    MARK(22, 230),
    PINK(53, 218),
    BLACK(231, 235),
    TOTEM(18, 153);

    /** Ends whatever colours were set. */
    static final String RESET = "\u001B[0m";

    private final int colour;
    private final int ground;

    TextInk(int colour, int ground) {
        this.colour = colour;
        this.ground = ground;
    }

    static TextInk of(Player player) {
        return player == Player.PINK ? PINK : BLACK;
    }

    /** Sets colour and ground. */
    String sequence() {
        return "\u001B[38;5;" + colour + ";48;5;" + ground + "m";
    }
}
