package io.github.oxono.testkit;

import io.github.oxono.Rule;
import io.github.oxono.testkit.game.Broken;
import io.github.oxono.testkit.game.GameLaw;
import io.github.oxono.testkit.game.Law;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The first thing in which an implementation differs from the rules.
 *
 * @param suspects the rules each of which would explain it alone; with each its alibis: features that clear it if all of
 *     one alibi are seen to work elsewhere
 */
record Difference(Law law, Map<Rule, Set<Set<String>>> suspects, String message) implements Broken {
    /** One rule explains it, whatever else is seen. */
    static Difference of(Rule rule, String message) {
        return new Difference(OxonoLaw.RULES, Map.of(rule, Set.of()), message);
    }

    Set<Rule> rules() {
        return suspects.keySet();
    }

    Difference withLaw(Law other, String otherMessage) {
        return new Difference(other, suspects, otherMessage);
    }

    /** A crash at something legal explains better than anything else why it is not offered. */
    Difference orCrash(List<Throwable> crashes) {
        return crashes.stream()
                .findFirst()
                .map(crash -> withLaw(GameLaw.NO_CRASH, message + "; what is legal crashes: " + crash))
                .orElse(this);
    }

    Difference orElse(Rule rule, Set<Set<String>> alibis) {
        Map<Rule, Set<Set<String>>> more = new EnumMap<>(suspects);
        more.put(rule, alibis);
        return new Difference(law, more, message);
    }
}
