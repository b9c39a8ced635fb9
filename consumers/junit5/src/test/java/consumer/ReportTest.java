package consumer;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.oxono.Rule;
import io.github.oxono.testkit.Conformance;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ReportTest {
    @Test
    void the_rule_that_is_broken_is_told() {
        assertEquals(Set.of(Rule.R11), Conformance.check(new LosersWin()).failedRules());
    }
}
