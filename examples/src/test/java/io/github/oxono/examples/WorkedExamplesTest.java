package io.github.oxono.examples;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.oxono.examples.desktop.DesktopGameRules;
import io.github.oxono.examples.pure.PureOxonoRules;
import io.github.oxono.testkit.Conformance;
import io.github.oxono.testkit.ConformanceReport;
import io.github.oxono.testkit.Effort;
import io.github.oxono.testkit.RulesUnderTest;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The implementations that are written here as examples for the test kit. */
class WorkedExamplesTest {
    @Tag("slow")
    @ParameterizedTest
    @MethodSource("examples")
    void keep_the_rules_in_a_million_positions(RulesUnderTest<?> rules) {
        long positions = 0;
        for (long seed = 1; positions < 1_000_000; seed++) {
            ConformanceReport report = Conformance.check(rules, new Effort(2_000, seed));
            assertThat(report.isClean()).as(report.toString()).isTrue();
            positions += report.positions();
        }
    }

    static Stream<RulesUnderTest<?>> examples() {
        return Stream.of(new PureOxonoRules(), new DesktopGameRules());
    }
}
