package io.github.oxono.testkit.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class OwareTest {
    @Test
    void the_laws_fit_a_game_that_has_nothing_in_common_with_Oxono() {
        GameReport<Integer> report = GameCheck.check(new Oware(), 30, 1);

        assertThat(report.faults()).isEmpty();
        assertThat(report.skipped())
                .isEqualTo(Map.of(
                        GameLaw.UNDO_RESTORES, "earlier states are at hand",
                        GameLaw.PLAY_ENDS, "a game may go round in circles until the players agree to end it"));
    }

    @Test
    void a_move_listed_though_it_is_refused_is_found() {
        Oware greedy = new Oware() {
            @Override
            public Houses play(Houses state, Integer house) {
                Houses next = super.play(state, house);
                if (state.seeds().get(house) > 4) {
                    throw new IllegalStateException("too many seeds");
                }
                return next;
            }
        };

        assertThat(GameCheck.check(greedy, 30, 1).faults()).containsOnlyKeys(GameLaw.LISTED_MOVES_CAN_BE_PLAYED);
    }
}
