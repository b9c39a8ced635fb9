package io.github.oxono;

/** How a totem moves; the position decides, not the player. An enum: compare with {@code ==}. */
public enum TotemMove {
    /** Along rank or file over free squares (R5). */
    SLIDE(Rule.R5),
    /** Out of an enclosure, over the run next to it, onto the first free square behind (R7). */
    JUMP(Rule.R7),
    /** Out of an enclosure without any jump, to any free square (R8). */
    RELOCATION(Rule.R8);

    private final Rule rule;

    TotemMove(Rule rule) {
        this.rule = rule;
    }

    /**
     * Returns the rule that describes this kind of move.
     *
     * @return R5, R7 or R8
     */
    public Rule rule() {
        return rule;
    }
}
