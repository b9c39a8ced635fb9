package io.github.oxono.examples.play;

import java.util.Locale;

/** The games that can be played at the terminal. */
enum PlayedGame {
    OXONO(new OxonoBoard()),
    OWARE(new OwareBoard());

    private final BoardGame<?, ?> board;

    PlayedGame(BoardGame<?, ?> board) {
        this.board = board;
    }

    BoardGame<?, ?> board() {
        return board;
    }

    /** As it is written on the command line. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
