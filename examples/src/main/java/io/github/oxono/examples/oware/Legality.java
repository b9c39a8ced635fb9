package io.github.oxono.examples.oware;

import java.util.Locale;

/** Whether a house may be sown, and if not, why. Equality is that of the components. */
public sealed interface Legality {
    /** The house may be sown. */
    record Legal() implements Legality {}

    /**
     * The house may not be sown.
     *
     * @param refusal the first reason, in the order of {@link Refusal}
     * @param house the refused house
     * @param position where it was refused
     */
    record Illegal(Refusal refusal, House house, Position position) implements Legality {
        /**
         * Explains the refusal to a person.
         *
         * @return a sentence in English that names the house, the reason, what would be right, the code and the rule,
         *     and quotes the position
         */
        public String message() {
            return "%s is refused: %s (%s, %s) in \"%s\"".formatted(house, reason(), refusal, refusal.rule(), position);
        }

        private String reason() {
            String mover = position.toMove().name().toLowerCase(Locale.ROOT);
            String sows = mover + " sows one of " + position.legalHouses();
            return switch (refusal) {
                case GAME_OVER -> "the game is over";
                case NOT_OWN_HOUSE -> "it is not " + mover + "'s; " + sows;
                case EMPTY_HOUSE -> "it is empty; " + sows;
                case DOES_NOT_FEED -> "it gives the opponent, who has none, no seed; " + sows;
                case NOT_AGREED -> "both players have to agree";
            };
        }
    }
}
