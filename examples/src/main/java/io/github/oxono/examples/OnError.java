package io.github.oxono.examples;

import java.util.Locale;

/** What is done about a game that is wrong. */
enum OnError {
    /** It is reported, and nothing is read after it. */
    STOP,
    /** It is reported, and the others are read. */
    COLLECT,
    /** It is left out, and the others are read. */
    SKIP;

    /** As it is written on the command line. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
