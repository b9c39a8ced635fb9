package io.github.oxono.examples.oware;

/** How a game ended (W7). Equality is that of the components. */
public sealed interface Outcome {
    /**
     * A player has 25 seeds or more.
     *
     * @param winner who has
     */
    record Win(Player winner) implements Outcome {}

    /** Both players have 24 seeds. */
    record Draw() implements Outcome {}
}
