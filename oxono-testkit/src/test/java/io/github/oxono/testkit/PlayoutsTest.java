package io.github.oxono.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.oxono.Game;
import io.github.oxono.Move;
import io.github.oxono.Position;
import io.github.oxono.Symbol;
import java.util.EnumMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

class PlayoutsTest {
    private static final int GAMES = 2_000;

    /** In which share of the games at least, in percent, each situation is met. */
    private static final Map<Situation, Integer> SHARES = new EnumMap<>(Map.of(
            Situation.JUMP, 85,
            Situation.JUMP_OVER_THE_OTHER_TOTEM, 15,
            Situation.JUMP_OVER_TWO_OR_MORE, 70,
            Situation.RELOCATION, 25,
            Situation.FREE_PLACEMENT, 75,
            Situation.VACATED_SQUARE, 95,
            Situation.SYMBOL_EXHAUSTED, 70,
            Situation.FIVE_IN_A_ROW, 20,
            Situation.WIN_AT_PLY_32, 25,
            Situation.DRAW_AT_PLY_32, 15));

    @Test
    void every_situation_is_met_in_its_share_of_the_games() {
        Random random = new Random(3);
        Map<Situation, Integer> met = new EnumMap<>(Situation.class);
        for (int number = 0; number < GAMES; number++) {
            Position start = Position.initial(number % 2 == 0 ? Symbol.X : Symbol.O);
            Situation.of(played(start, random)).forEach(situation -> met.merge(situation, 1, Integer::sum));
        }

        for (Situation situation : Situation.values()) {
            assertThat(100 * met.getOrDefault(situation, 0) / GAMES)
                    .as(situation + " of " + met)
                    .isGreaterThanOrEqualTo(SHARES.get(situation));
        }
    }

    private static Game played(Position start, Random random) {
        Game game = Game.of(start);
        for (Move move : Playouts.play(start, random)) {
            game = game.play(move);
        }
        return game;
    }
}
