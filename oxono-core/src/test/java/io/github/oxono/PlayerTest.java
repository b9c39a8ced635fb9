package io.github.oxono;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class PlayerTest {
    @Test
    void each_player_is_the_opponent_of_the_other() {
        assertThat(Player.values()).containsExactly(Player.PINK, Player.BLACK);
        assertThat(Player.PINK.opponent()).isEqualTo(Player.BLACK);
        assertThat(Player.BLACK.opponent()).isEqualTo(Player.PINK);
    }

    @Test
    void a_position_ends_with_the_letter_of_the_player_to_move() {
        for (Player player : Player.values()) {
            assertThat(Setup.builder().toMove(player).build()).hasToString("6/6/6/6/6/6 " + player.letter());
        }
    }
}
