package io.github.oxono;

import java.util.Objects;

/**
 * Whether a move may be played, and if not, why.
 *
 * <p>Equality is that of the components; the hash differs from run to run. Immutable, safe for use by many threads.
 */
public sealed interface Legality {
    /** The move may be played. */
    record Legal() implements Legality {}

    /**
     * The move may not be played.
     *
     * @param refusal the first reason, in the order of {@link Refusal}
     * @param move the refused move
     * @param position where it was refused
     */
    record Illegal(Refusal refusal, Move move, Position position) implements Legality {
        /**
         * Makes a refusal.
         *
         * @param refusal the first reason, in the order of {@link Refusal}
         * @param move the refused move
         * @param position where it was refused
         */
        public Illegal {
            Objects.requireNonNull(refusal);
            Objects.requireNonNull(move);
            Objects.requireNonNull(position);
        }

        /**
         * Explains the refusal to a person; built anew at each call.
         *
         * @return a sentence in English that names the move, the reason, its code and rule, and quotes the position
         */
        public String message() {
            return RefusalText.of(this);
        }
    }
}
