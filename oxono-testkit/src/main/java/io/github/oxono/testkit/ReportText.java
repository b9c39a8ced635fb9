package io.github.oxono.testkit;

import java.util.stream.Collectors;

/** Shows a report to a person. */
final class ReportText {
    private ReportText() {}

    static String of(ConformanceReport report) {
        String rules = report.rules().entrySet().stream()
                .map(entry -> line(entry.getKey() + " " + entry.getKey().title(), entry.getValue()))
                .collect(Collectors.joining());
        String laws = report.laws().entrySet().stream()
                .map(entry -> line(entry.getKey().name(), entry.getValue()))
                .collect(Collectors.joining());
        String violations =
                report.violations().stream().map(violation -> "\n" + violation).collect(Collectors.joining());
        return "%d games, %d positions as the rules say\n%s%s%s"
                .formatted(report.games(), report.positions(), rules, laws, violations);
    }

    private static String line(String name, Verdict verdict) {
        return "%-30s %s\n".formatted(name, words(verdict));
    }

    private static String words(Verdict verdict) {
        if (verdict instanceof Verdict.Checked checked) {
            return "checked " + checked.looks() + " times";
        }
        if (verdict instanceof Verdict.Skipped skipped) {
            return "skipped: " + skipped.reason();
        }
        return verdict instanceof Verdict.Failed ? "FAILED" : "not reached";
    }
}
