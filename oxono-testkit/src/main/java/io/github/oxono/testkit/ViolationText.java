package io.github.oxono.testkit;

import io.github.oxono.notation.board.Diagram;
import io.github.oxono.notation.board.TextBoard;
import io.github.oxono.notation.board.TextStyle;
import io.github.oxono.testkit.game.Law;
import java.util.stream.Collectors;

/** Shows a violation to a person. */
final class ViolationText {
    private ViolationText() {}

    static String of(Violation violation) {
        return """
                %s
                %s
                %sgame  %s
                show  %s
                """.formatted(
                heading(violation), violation.message(), board(violation), game(violation), violation.reproduction());
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

    private static String board(Violation violation) {
        return TextBoard.of(TextStyle.ASCII).draw(Diagram.of(violation.game()));
    }

    private static String game(Violation violation) {
        return violation.moves().isEmpty()
                ? "from " + violation.start() + ", no move yet"
                : "from " + violation.start() + ", moves " + Words.of(violation.moves());
    }
}
