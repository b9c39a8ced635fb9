package io.github.oxono.examples.play;

import java.util.Locale;

/** The games that can be played at the terminal. */
enum PlayedGame {
    OXONO,
    OWARE;

    BoardGame<?, ?> board() {
        return switch (this) {
            case OXONO -> new OxonoBoard();
            case OWARE -> new OwareBoard();
        };
    }

    /** As it is written on the command line. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
