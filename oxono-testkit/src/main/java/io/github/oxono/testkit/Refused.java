package io.github.oxono.testkit;

import io.github.oxono.Rule;
import io.github.oxono.testkit.game.GameLaw;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Judges what a refused step has done to the state. */
final class Refused {
    private Refused() {}

    static Optional<Difference> effects(Observation before, Observation after, String name) {
        if (after.equals(before)) {
            return Optional.empty();
        }
        String message = name + " is refused, and changes what is seen from " + before + " to " + after;
        return Optional.of(new Difference(GameLaw.REFUSED_MOVES_CHANGE_NOTHING, suspects(before, after), message));
    }

    private static Map<Rule, Set<Set<String>>> suspects(Observation before, Observation after) {
        if (!after.board().equals(before.board())) {
            return Map.of(Rule.R3, Set.of());
        }
        return after.reserves().equals(before.reserves()) ? Map.of() : Map.of(Rule.R4, Set.of());
    }
}
