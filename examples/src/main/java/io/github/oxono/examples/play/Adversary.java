package io.github.oxono.examples.play;

import io.github.oxono.examples.search.Level;
import java.util.Locale;
import java.util.Optional;

/** Whom a person plays against. */
enum Adversary {
    PERSON(Optional.empty()),
    RANDOM(Optional.of(Level.RANDOM)),
    GREEDY(Optional.of(Level.GREEDY)),
    ALPHA_BETA(Optional.of(Level.ALPHA_BETA));

    private final Optional<Level> level;

    Adversary(Optional<Level> level) {
        this.level = level;
    }

    /** Empty for another person. */
    Optional<Level> level() {
        return level;
    }

    /** As it is written on the command line. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
