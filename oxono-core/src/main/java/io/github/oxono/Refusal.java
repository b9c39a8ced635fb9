package io.github.oxono;

/**
 * Why a move may not be played. A move that breaks several rules is refused for the first of them in this order.
 *
 * <p>R6, R8 and R10 permit; they refuse nothing. An enum: compare with {@code ==}.
 */
public enum Refusal {
    /** The position, or the game, is finished. */
    GAME_OVER(Rule.R13),
    /** The mover has no piece of that symbol left. */
    NO_PIECE_IN_RESERVE(Rule.R4),
    /** The totem's new square is its old one. */
    TOTEM_STAYS(Rule.R3),
    /** A piece or the other totem stands where the totem should go. */
    DESTINATION_OCCUPIED(Rule.R3),
    /** A free totem is sent off its rank and file. */
    NOT_IN_LINE(Rule.R5),
    /** A free totem is sent over a piece or the other totem. */
    PATH_BLOCKED(Rule.R5),
    /** An enclosed totem that has a jump is sent off its rank and file. */
    NOT_IN_LINE_FOR_JUMP(Rule.R7),
    /** An enclosed totem that has a jump is sent past the first free square. */
    NOT_FIRST_FREE_SQUARE(Rule.R7),
    /** A piece or a totem, on its new square too, stands where the piece should go. */
    PLACEMENT_OCCUPIED(Rule.R3),
    /** The totem's new square has a free square next to it, and the piece goes elsewhere. */
    NOT_ADJACENT(Rule.R9);

    private final Rule rule;

    Refusal(Rule rule) {
        this.rule = rule;
    }

    /**
     * Returns the rule that the move breaks.
     *
     * @return the rule
     */
    public Rule rule() {
        return rule;
    }
}
