package io.github.oxono.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class PlayoutsTest {
    @Test
    void every_situation_is_met_in_its_share_of_the_games() {
        Map<Situation, Integer> met = Shares.ofGames();

        assertThat(Situation.values())
                .allSatisfy(situation -> assertThat(met.get(situation))
                        .as(met.toString())
                        .isGreaterThanOrEqualTo(10 * situation.leastOfGames()));
    }
}
