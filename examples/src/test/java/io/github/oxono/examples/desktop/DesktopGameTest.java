package io.github.oxono.examples.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.oxono.testkit.Conformance;
import io.github.oxono.testkit.ConformanceReport;
import io.github.oxono.testkit.Effort;
import org.junit.jupiter.api.Test;

/** One check without jqwik, whose report is printed when it fails. */
class DesktopGameTest {
    @Test
    void keeps_the_rules() {
        ConformanceReport report = Conformance.check(new DesktopGameRules(), new Effort(15, 1));

        assertThat(report.isClean()).as(report.toString()).isTrue();
    }

    @Test
    void tells_listeners_of_each_step() {
        StringBuilder told = new StringBuilder();
        DesktopGame game = new DesktopGame(true);
        game.addListener(() -> told.append('!'));

        game.moveTotem(DesktopGame.Token.TOTEM_X, 1, 2);
        game.placePiece(1, 3);
        game.undo();

        assertThat(told).hasToString("!!!");
    }
}
