package io.github.oxono.testkit;

import io.github.oxono.testkit.game.Law;

/** The laws that only this game has, beside those of {@link io.github.oxono.testkit.game.GameLaw}. */
public enum OxonoLaw implements Law {
    /** The rules themselves; a violation names those that explain it. */
    RULES("What is shown, offered, accepted and refused is what the rules say."),
    /** The board has no favourite side. */
    SYMMETRY("Turned, mirrored, or with X and O exchanged, a game goes as it went before."),
    /** Loading is exact. */
    LOADED_POSITIONS("A loaded position shows what was loaded.");

    private final String sentence;

    OxonoLaw(String sentence) {
        this.sentence = sentence;
    }

    @Override
    public String sentence() {
        return sentence;
    }
}
