package io.github.oxono.examples.oware;

/**
 * Why a house may not be sown, or a game not be ended. What breaks several rules is refused for the first of them in
 * this order.
 *
 * <p>An enum: compare with {@code ==}.
 */
public enum Refusal {
    /** The game is over. */
    GAME_OVER(Rule.W7),
    /** The house is the opponent's. */
    NOT_OWN_HOUSE(Rule.W2),
    /** There is nothing to sow. */
    EMPTY_HOUSE(Rule.W2),
    /** The opponent has no seed and gets none, though another house would give one. */
    DOES_NOT_FEED(Rule.W5),
    /** A player has not agreed that the game goes round in circles. */
    NOT_AGREED(Rule.W8);

    private final Rule rule;

    Refusal(Rule rule) {
        this.rule = rule;
    }

    /**
     * Returns the rule that is broken.
     *
     * @return the rule
     */
    public Rule rule() {
        return rule;
    }
}
