package io.github.oxono.testkit;

import io.github.oxono.testkit.game.Law;
import java.util.stream.Collectors;

/** Shows a violation to a person. */
final class ViolationText {
    private ViolationText() {}

    static String of(Violation violation) {
        return """
                %s
                %s
                %s
                game  %s
                show  %s
                """.formatted(
                        heading(violation),
                        violation.message(),
                        BoardText.of(violation.position()),
                        game(violation),
                        violation.reproduction());
    }

    private static String heading(Violation violation) {
        String rules = violation.rules().stream()
                .map(rule -> rule + " (" + rule.title() + "): " + rule.sentence())
                .collect(Collectors.joining("\nor "));
        if (violation.law() == OxonoLaw.RULES) {
            return rules;
        }
        return law(violation.law()) + (rules.isEmpty() ? "" : "\n" + rules);
    }

    private static String law(Law law) {
        return law.name() + ": " + law.sentence();
    }

    private static String game(Violation violation) {
        return violation.moves().isEmpty()
                ? "from " + violation.start() + ", no move yet"
                : "from " + violation.start() + ", moves " + Words.of(violation.moves());
    }
}
