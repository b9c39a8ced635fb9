package io.github.oxono.examples;

import io.github.oxono.notation.Leniency;
import io.github.oxono.notation.Tolerance;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** What was tolerated in a file: the first of each kind and how many there are, for an archive can be full of them. */
final class Tolerances {
    private final Map<Leniency, Tolerance> first = new EnumMap<>(Leniency.class);
    private final Map<Leniency, Long> counts = new EnumMap<>(Leniency.class);

    void add(Tolerance tolerance) {
        first.putIfAbsent(tolerance.leniency(), tolerance);
        counts.merge(tolerance.leniency(), 1L, Long::sum);
    }

    /** One for each kind. */
    List<String> lines() {
        return first.values().stream().map(this::line).toList();
    }

    private String line(Tolerance tolerance) {
        long more = counts.getOrDefault(tolerance.leniency(), 1L) - 1;
        return more == 0 ? tolerance.toString() : tolerance + " and " + more + " more";
    }
}
