package io.github.oxono.testkit.game;

/** Something that every implementation has to keep, whatever its game or of its game alone. */
public interface Law {
    /**
     * Returns the name under which reports and tests speak of this law.
     *
     * @return a name as constants have it, such as {@code PLAY_ENDS}
     */
    String name();

    /**
     * Returns the law itself.
     *
     * @return a sentence in English
     */
    String sentence();
}
