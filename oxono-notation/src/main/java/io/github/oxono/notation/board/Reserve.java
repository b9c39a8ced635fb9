package io.github.oxono.notation.board;

import io.github.oxono.Piece;
import io.github.oxono.Setup;
import java.util.Collections;

/** The pieces that are not on the board (R2). */
final class Reserve {
    private Reserve() {}

    /** How many there are, 0 to 8; none also where more stand on the board than there are. */
    static int of(Setup setup, Piece piece) {
        return Math.max(
                0, Piece.COUNT_OF_EACH - Collections.frequency(setup.pieces().values(), piece));
    }
}
