package io.github.oxono.examples.oware;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class GameTest {
    private static final Game START = Game.of(Position.initial());
    private static final int GAMES = 100;

    @Test
    void a_game_knows_its_start_its_moves_and_where_it_stands() {
        Game game = START.play(House.SOUTH_C).play(House.NORTH_F);

        assertThat(game.start()).isEqualTo(Position.initial());
        assertThat(game.moves()).containsExactly(House.SOUTH_C, House.NORTH_F);
        assertThat(game.position()).hasToString("5,5,1,6,5,5/5,4,4,4,4,0 0-0 s");
        assertThat(START.moves()).isEmpty();
    }

    @Test
    void undo_takes_the_last_step_back_and_redo_plays_it_again() {
        Game game = START.play(House.SOUTH_C).play(House.NORTH_F);
        Game undone = game.undo().flatMap(Game::undo).orElseThrow();

        assertThat(undone.moves()).isEmpty();
        assertThat(undone.undo()).isEmpty();
        assertThat(undone.redo().flatMap(Game::redo)).contains(game);
        assertThat(game.redo()).isEmpty();
    }

    @Test
    void a_move_forgets_what_was_taken_back() {
        Game undone = START.play(House.SOUTH_C).undo().orElseThrow();

        assertThat(undone).isNotEqualTo(START);
        assertThat(undone.play(House.SOUTH_D).redo()).isEmpty();
        assertThat(undone.play(House.SOUTH_D)).isEqualTo(START.play(House.SOUTH_D));
    }

    @Test
    void W8_the_agreed_end_is_a_step_that_can_be_taken_back() {
        Game ended = START.play(House.SOUTH_C).endCycle(EnumSet.allOf(Player.class));

        assertThat(ended.isEndedByAgreement()).isTrue();
        assertThat(ended.moves()).containsExactly(House.SOUTH_C);
        assertThat(ended.position().outcome()).contains(new Outcome.Win(Player.NORTH));
        assertThat(ended.undo().orElseThrow().position())
                .isEqualTo(START.play(House.SOUTH_C).position());
        assertThat(ended.undo().flatMap(Game::redo)).contains(ended);
    }

    @Test
    void W8_it_takes_both_players() {
        assertThatExceptionOfType(CycleRefusedException.class)
                .isThrownBy(() -> START.endCycle(EnumSet.of(Player.SOUTH)));
        assertThat(START.isEndedByAgreement()).isFalse();
    }

    @Test
    void a_refused_move_is_the_positions_refusal() {
        assertThatExceptionOfType(IllegalMoveException.class)
                .isThrownBy(() -> START.play(House.NORTH_A))
                .satisfies(refused -> assertThat(refused.illegal())
                        .isEqualTo(Position.initial().check(House.NORTH_A)));
    }

    @Test
    void each_game_is_read_back() {
        Random random = new Random(1);
        for (int number = 0; number < GAMES; number++) {
            Game game = randomGame(random);

            assertThat(Game.parse(game.toString())).isEqualTo(game).hasSameHashCodeAs(game);
        }
    }

    @Test
    void what_is_taken_back_is_not_in_the_text() {
        Game undone = START.play(House.SOUTH_C).undo().orElseThrow();

        assertThat(Game.parse(undone.toString())).isEqualTo(START);
    }

    /** Half of them are ended by agreement. */
    private static Game randomGame(Random random) {
        Game game = Game.of(GeneratedPosition.of(random).position());
        for (int plies = random.nextInt(100); plies > 0 && !game.position().isOver(); plies--) {
            List<House> legal = game.position().legalHouses();
            game = game.play(legal.get(random.nextInt(legal.size())));
        }
        boolean isAgreed = random.nextBoolean() && !game.position().isOver();
        return isAgreed ? game.endCycle(EnumSet.allOf(Player.class)) : game;
    }
}
