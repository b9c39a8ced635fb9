package io.github.oxono.testkit;

import io.github.oxono.Rule;
import io.github.oxono.testkit.game.Law;
import java.util.Collections;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What a check has found, rule by rule and law by law.
 *
 * @param games how many games were played
 * @param positions in how many positions everything was as the rules say
 * @param rules what is known of each rule
 * @param laws what is known of each further law
 * @param violations what was found, a short game for each kind; rules before further laws
 */
public record ConformanceReport(
        int games, long positions, Map<Rule, Verdict> rules, Map<Law, Verdict> laws, List<Violation> violations) {
    /**
     * Makes a report; the collections are copied.
     *
     * @param games how many games were played
     * @param positions in how many positions everything was as the rules say
     * @param rules what is known of each rule
     * @param laws what is known of each further law
     * @param violations what was found
     */
    public ConformanceReport {
        rules = Collections.unmodifiableMap(new LinkedHashMap<>(rules));
        laws = Collections.unmodifiableMap(new LinkedHashMap<>(laws));
        violations = List.copyOf(violations);
    }

    /**
     * Tells whether nothing was found.
     *
     * @return true if no rule and no law failed; those that were skipped or not reached did not pass either
     */
    public boolean isClean() {
        return violations.isEmpty();
    }

    /**
     * Returns the rules that failed: the fewest that explain all that was found.
     *
     * @return the rules
     */
    public Set<Rule> failedRules() {
        Set<Rule> failed = EnumSet.noneOf(Rule.class);
        rules.forEach((rule, verdict) -> {
            if (verdict instanceof Verdict.Failed) {
                failed.add(rule);
            }
        });
        return failed;
    }

    /**
     * Returns the further laws that failed.
     *
     * @return the laws
     */
    public Set<Law> failedLaws() {
        return laws.entrySet().stream()
                .filter(entry -> entry.getValue() instanceof Verdict.Failed)
                .map(Map.Entry::getKey)
                .collect(Collectors.toSet());
    }

    /**
     * Returns the report for a person.
     *
     * @return a line for each rule and law, then each violation with its board and game
     */
    @Override
    public String toString() {
        return ReportText.of(this);
    }
}
