package io.github.oxono.testkit;

import io.github.oxono.Rule;
import io.github.oxono.testkit.game.Law;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Says what is known of each rule and law after a check. */
final class Verdicts {
    private Verdicts() {}

    static Map<Rule, Verdict> ofRules(RulesUnderTest<?> rules, Experience experience, Set<Rule> failed) {
        Map<Rule, Verdict> verdicts = new EnumMap<>(Rule.class);
        for (Rule rule : Rule.values()) {
            verdicts.put(rule, failed.contains(rule) ? new Verdict.Failed() : ofRule(rules, experience, rule));
        }
        return verdicts;
    }

    static Map<Law, Verdict> ofLaws(Candidate<?> candidate, Experience experience, List<Violation> violations) {
        Map<Law, Verdict> verdicts = new LinkedHashMap<>();
        laws().forEach(law -> verdicts.put(law, ofLaw(candidate, experience, law, violations)));
        return verdicts;
    }

    /** All laws but the rules themselves. */
    static Stream<Law> laws() {
        return Stream.concat(
                Replay.LAWS.stream().map(Law.class::cast),
                Arrays.stream(OxonoLaw.values()).filter(law -> law != OxonoLaw.RULES));
    }

    private static Verdict ofRule(RulesUnderTest<?> rules, Experience experience, Rule rule) {
        Optional<Verdict> skipped = Skips.reason(rules, rule).map(Verdict.Skipped::new);
        return skipped.orElseGet(() -> reached(experience.looks().getOrDefault(rule, 0)));
    }

    private static Verdict ofLaw(Candidate<?> candidate, Experience experience, Law law, List<Violation> violations) {
        if (violations.stream().anyMatch(violation -> violation.law().equals(law))) {
            return new Verdict.Failed();
        }
        Optional<Verdict> skipped = Skips.reason(candidate.rules(), law).map(Verdict.Skipped::new);
        long looks = law == OxonoLaw.SYMMETRY ? experience.symmetries() : experience.positions();
        return skipped.orElseGet(() -> reached(looks));
    }

    private static Verdict reached(long looks) {
        return looks == 0 ? new Verdict.NotReached() : new Verdict.Checked(looks);
    }
}
