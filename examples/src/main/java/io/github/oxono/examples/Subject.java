package io.github.oxono.examples;

import io.github.oxono.Position;

/** What can be drawn. */
sealed interface Subject {
    /** A position that is written on the command line. */
    record Board(Position position) implements Subject {}

    /** A file with games, of which one is chosen. */
    record Games(GameSource source) implements Subject {}
}
