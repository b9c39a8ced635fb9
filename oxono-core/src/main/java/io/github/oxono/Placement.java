package io.github.oxono;

/** Where the piece of a turn may go; the position decides, not the player. An enum: compare with {@code ==}. */
public enum Placement {
    /** Next to the totem's new square (R9). */
    ADJACENT(Rule.R9),
    /** On any free square, since the totem's new square has no free square next to it (R10). */
    FREE(Rule.R10);

    private final Rule rule;

    Placement(Rule rule) {
        this.rule = rule;
    }

    /**
     * Returns the rule that describes this kind of placement.
     *
     * @return R9 or R10
     */
    public Rule rule() {
        return rule;
    }
}
