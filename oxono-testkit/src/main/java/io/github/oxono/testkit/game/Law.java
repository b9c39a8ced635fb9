package io.github.oxono.testkit.game;

/** Something that every implementation has to keep, whatever its game; the kits for single games add their own. */
public interface Law {
    /**
     * Returns the name under which reports and tests speak of this law.
     *
     * @return the name of an enum's constant
     */
    String name();

    /**
     * Returns the law itself.
     *
     * @return a sentence in English
     */
    String sentence();
}
