package io.github.oxono.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.oxono.Rule;
import io.github.oxono.testkit.game.Law;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class RightRulesTest {
    private static final long MILLION = 1_000_000;

    @ParameterizedTest(name = "{0}")
    @MethodSource("rightOnes")
    void a_right_implementation_fails_nothing(String name, RulesUnderTest<?> rules) {
        assertClean(Conformance.check(rules, new Effort(60, 7)));
    }

    @Tag("slow")
    @ParameterizedTest(name = "{0}")
    @MethodSource("rightOnes")
    void a_right_implementation_fails_nothing_in_a_million_positions(String name, RulesUnderTest<?> rules) {
        long positions = 0;
        for (long seed = 1; positions < MILLION; seed++) {
            ConformanceReport report = Conformance.check(rules, new Effort(2_000, seed));
            assertClean(report);
            positions += report.positions();
        }
    }

    private static void assertClean(ConformanceReport report) {
        assertThat(report.violations()).as(report.toString()).isEmpty();
        for (Map.Entry<Rule, Verdict> rule : report.rules().entrySet()) {
            assertThat(rule.getValue()).as(rule.getKey().name()).isInstanceOf(Verdict.Checked.class);
        }
        for (Map.Entry<Law, Verdict> law : report.laws().entrySet()) {
            assertThat(law.getValue())
                    .as(law.getKey().name())
                    .isInstanceOfAny(Verdict.Checked.class, Verdict.Skipped.class);
        }
    }

    static Stream<Arguments> rightOnes() {
        return Stream.of(
                Arguments.of("the library", new CoreRules()),
                Arguments.of("the naive one", new NaiveRules()),
                Arguments.of("the grid, listing its moves", GridRules.listing(GridGame::new)),
                Arguments.of("the grid, trying moves", GridRules.trying(GridGame::new)),
                Arguments.of("the grid, in two steps", GridRules.stepping(GridGame::new)));
    }
}
