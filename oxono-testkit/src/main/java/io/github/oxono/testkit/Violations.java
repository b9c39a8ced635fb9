package io.github.oxono.testkit;

import io.github.oxono.Rule;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Makes violations of findings once it is known which rules explain them all. */
final class Violations {
    private Violations() {}

    /** The shortest game of each kind; rules first. */
    static List<Violation> of(List<Finding> findings, Set<Rule> explaining) {
        Map<Finding.Kind, Violation> shortest = new LinkedHashMap<>();
        findings.stream()
                .map(finding -> Violation.of(finding, explaining))
                .sorted(Comparator.comparingInt(violation -> violation.moves().size()))
                .forEach(violation ->
                        shortest.putIfAbsent(new Finding.Kind(violation.law(), violation.rules()), violation));
        List<Violation> violations = new ArrayList<>(shortest.values());
        violations.sort(Comparator.comparing(violation -> violation.law() != OxonoLaw.RULES));
        return violations;
    }
}
