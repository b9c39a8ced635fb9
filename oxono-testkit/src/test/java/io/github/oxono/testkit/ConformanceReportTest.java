package io.github.oxono.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;

import io.github.oxono.Rule;
import io.github.oxono.testkit.game.GameLaw;
import org.junit.jupiter.api.Test;

class ConformanceReportTest {
    @Test
    void what_no_game_came_to_is_not_reached_rather_than_passed() {
        ConformanceReport report = Conformance.check(new CoreRules(), new Effort(1, 2));

        assertThat(report.rules())
                .contains(entry(Rule.R8, new Verdict.NotReached()), entry(Rule.R12, new Verdict.NotReached()));
        assertThat(report.toString()).contains("R8 relocate                    not reached\n");
    }

    @Test
    void what_is_not_claimed_is_skipped_with_its_reason_rather_than_passed() {
        ConformanceReport report = Conformance.check(new ClaimingNothing(), new Effort(20, 1));

        assertThat(report.isClean()).as(report.toString()).isTrue();
        assertThat(report.rules())
                .contains(entry(Rule.R13, new Verdict.Skipped("moves are not listed, and nothing is refused")));
        assertThat(report.laws()).contains(entry(GameLaw.UNDO_RESTORES, new Verdict.Skipped("there is no undo")));
        assertThat(report.toString()).contains("UNDO_RESTORES                  skipped: there is no undo\n");
    }
}
