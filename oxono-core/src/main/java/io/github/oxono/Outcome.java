package io.github.oxono;

import java.util.List;
import java.util.Objects;

/**
 * How a position ends the game.
 *
 * <p>Equality is that of the components; the hash differs from run to run. Immutable, safe for use by many threads.
 */
public sealed interface Outcome {
    /**
     * The player who moved last completed a line (R11).
     *
     * @param winner who won
     * @param alignments every line on the board: colours before symbols, then by first square, then ranks before files
     */
    record Win(Player winner, List<Alignment> alignments) implements Outcome {
        /**
         * Makes a win; the alignments are copied.
         *
         * @param winner who won
         * @param alignments every line on the board
         */
        public Win {
            Objects.requireNonNull(winner);
            alignments = List.copyOf(alignments);
        }
    }

    /** All 32 pieces stand on the board without a line (R12). */
    record Draw() implements Outcome {}
}
