package io.github.oxono.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.oxono.testkit.game.Law;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class LawsTest {
    @ParameterizedTest
    @MethodSource("laws")
    void a_claim_that_is_not_kept_breaks_its_law_alone(Law law) {
        ConformanceReport report = Conformance.check(WrongAdapters.BY_LAW.get(law), new Effort(50, 1));

        assertThat(report.failedRules()).as(report.toString()).isEmpty();
        assertThat(report.failedLaws()).as(report.toString()).containsExactly(law);
    }

    static Stream<Law> laws() {
        return WrongAdapters.BY_LAW.keySet().stream();
    }
}
