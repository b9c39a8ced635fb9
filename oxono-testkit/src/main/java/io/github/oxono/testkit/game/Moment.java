package io.github.oxono.testkit.game;

import java.util.Optional;

/** What own laws judge: what is seen now and, but for the start, what led here. */
record Moment<V, M>(Optional<Origin<V, M>> origin, V now) {
    /** What was seen before a move, and the move. */
    record Origin<V, M>(V before, M move) {}

    boolean isStart() {
        return origin.isEmpty();
    }

    /** Tells whether a move led here and passes a test. */
    boolean passes(OwnLaw.MoveTest<V, M> test) {
        return origin.filter(from -> test.test(from.before(), from.move(), now)).isPresent();
    }

    @Override
    public String toString() {
        return origin.map(from -> "%s leads from %s to %s".formatted(from.move(), from.before(), now))
                .orElseGet(() -> "the game starts with " + now);
    }
}
