package io.github.oxono.examples.oware;

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
            return RefusalText.of(house, refusal, position);
        }
    }
}
