package io.github.oxono.testkit.game;

/** A law that was seen broken. */
public interface Broken {
    /**
     * Returns which law.
     *
     * @return the law
     */
    Law law();

    /**
     * Returns what was seen.
     *
     * @return a sentence in English, without the moves that led there
     */
    String message();
}
