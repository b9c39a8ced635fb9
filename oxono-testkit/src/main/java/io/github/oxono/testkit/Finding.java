package io.github.oxono.testkit;

import io.github.oxono.Move;
import io.github.oxono.Position;
import io.github.oxono.Rule;
import io.github.oxono.testkit.game.Law;
import java.util.List;
import java.util.Set;

/** A difference and the game that leads to it. */
record Finding(Position start, List<Move> moves, Difference difference) {
    /** Findings of one kind are told once. */
    Kind kind() {
        return new Kind(difference.law(), difference.rules());
    }

    /** What a finding is about. */
    record Kind(Law law, Set<Rule> rules) {}
}
