package io.github.oxono.examples.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.oxono.Move;
import io.github.oxono.testkit.game.GameCheck;
import io.github.oxono.testkit.game.GameReport;
import org.junit.jupiter.api.Test;

class OxonoRulesTest {
    @Test
    void the_laws_of_any_game_hold() {
        GameReport<Move> report = GameCheck.check(new OxonoRules(), 50, 1);

        assertThat(report.faults()).isEmpty();
    }
}
