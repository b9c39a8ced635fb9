package io.github.oxono.testkit;

import io.github.oxono.Move;
import io.github.oxono.Rule;
import io.github.oxono.testkit.game.Arrival;
import io.github.oxono.testkit.game.GameLaw;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Judges what a refused step has done to the state. */
final class Refused {
    private Refused() {}

    static <S> Optional<Difference> effects(Candidate<S> candidate, Arrival<S, Move> arrival, S state, String refused) {
        return effects((Observation) arrival.view(), candidate.look(state), refused);
    }

    static Optional<Difference> effects(Observation before, Observation after, String refused) {
        if (after.equals(before)) {
            return Optional.empty();
        }
        String message = refused + " changed what is seen from " + before + " to " + after;
        return Optional.of(new Difference(GameLaw.REFUSED_MOVES_CHANGE_NOTHING, suspects(before, after), message));
    }

    private static Map<Rule, Set<Set<String>>> suspects(Observation before, Observation after) {
        if (!after.board().equals(before.board())) {
            return Map.of(Rule.R3, Set.of());
        }
        return after.reserves().equals(before.reserves()) ? Map.of() : Map.of(Rule.R4, Set.of());
    }
}
