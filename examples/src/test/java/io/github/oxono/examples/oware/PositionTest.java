package io.github.oxono.examples.oware;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class PositionTest {
    private static final Set<Player> BOTH = EnumSet.allOf(Player.class);

    @Test
    void W1_four_seeds_lie_in_each_house_and_south_moves() {
        assertThat(Position.initial()).hasToString("4,4,4,4,4,4/4,4,4,4,4,4 0-0 s");
        assertThat(Position.initial().legalHouses()).isEqualTo(Player.SOUTH.houses());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "4,4,4,4,4,4/4,4,4,4,4,4 0-0 s;    C; 4,4,0,5,5,5/5,4,4,4,4,4 0-0 n",
                "4,4,4,4,4,4/4,4,4,4,4,4 0-0 n;    f; 5,5,5,5,4,4/4,4,4,4,4,0 0-0 s",
                "0,0,0,0,0,12/3,1,1,1,1,1 14-14 s; F; 1,1,1,1,1,0/5,2,2,2,2,2 14-14 n",
                "23,0,0,0,0,0/3,1,0,0,0,0 10-11 s; A; 0,3,2,2,2,2/5,3,2,2,2,2 10-11 n",
                "34,0,0,0,0,0/1,0,0,0,0,0 6-7 s;   A; 0,4,3,3,3,3/4,3,3,3,3,3 6-7 n",
            })
    void W2_seeds_are_sown_counter_clockwise_and_never_where_they_came_from(String before, String house, String after) {
        assertPlay(before, house, after);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "11,0,0,0,0,0/1,0,0,0,0,1 17-18 s; A; 0,1,1,1,1,1/2,1,1,1,1,0 19-18 n",
                "22,0,0,0,0,0/2,1,0,0,1,0 11-11 s; A; 0,2,2,2,2,2/4,0,0,0,0,0 23-11 n",
                "0,0,0,0,0,4/1,3,1,2,0,2 17-18 s;  F; 0,0,0,0,0,0/2,4,0,0,0,2 22-18 n",
                "0,0,0,0,2,1/0,1,0,0,0,1 21-22 s;  F; 0,0,0,0,2,0/1,1,0,0,0,1 21-22 n",
                "1,1,0,0,0,0/3,3,0,0,0,0 20-20 s;  A; 0,2,0,0,0,0/3,3,0,0,0,0 20-20 n",
            })
    void W3_two_or_three_are_captured_with_the_last_seed_and_backwards_from_it(
            String before, String house, String after) {
        assertPlay(before, house, after);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "0,0,8,0,0,1/3,1,1,1,3,0 15-15 s; C; 0,0,0,1,1,2/4,2,2,2,4,0 15-15 n",
                "1,1,1,1,1,0/0,0,8,0,0,1 17-17 n; c; 2,2,2,2,2,0/0,0,0,1,1,2 17-17 s",
                "3,1,1,1,0,0/0,0,8,0,0,1 16-17 n; c; 4,2,2,2,1,0/0,0,0,1,1,2 16-17 s",
                "0,0,0,0,3,2/1,1,0,0,0,0 20-21 s; F; 0,0,0,0,3,0/2,2,0,0,0,0 20-21 n",
            })
    void W4_a_grand_slam_is_legal_and_captures_nothing(String before, String house, String after) {
        assertPlay(before, house, after);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "1,0,9,0,0,1/1,0,0,0,0,0 18-18 s; [A, C, F]",
                "1,0,0,0,0,1/0,0,0,0,0,0 23-23 s; [F]",
                "0,4,1,3,0,0/0,0,0,0,0,0 20-20 s; [D]",
                "0,0,0,0,0,0/6,0,3,0,0,1 19-19 n; [a, f]",
            })
    void W5_a_player_without_seeds_is_fed(String position, String legal) {
        assertThat(Position.parse(position).legalHouses()).hasToString(legal);
    }

    @Test
    void W6_who_cannot_feed_takes_the_rest() {
        assertPlay("0,0,0,0,0,3/0,2,0,0,0,0 23-20 s", "F", "0,0,0,0,0,0/0,0,0,0,0,0 23-25 n");
        assertPlay("0,0,0,0,0,1/0,2,0,0,0,0 24-21 s", "F", "0,0,0,0,0,0/0,0,0,0,0,0 24-24 n");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "5,9,0,0,0,0/1,0,0,0,0,0 25-8 n;   Win[winner=SOUTH]",
                "0,0,0,0,0,0/0,0,0,0,0,0 23-25 s;  Win[winner=NORTH]",
                "0,0,0,0,0,0/0,0,0,0,0,0 24-24 s;  Draw[]",
            })
    void W7_25_seeds_win_and_24_each_are_a_draw(String text, String outcome) {
        Position position = Position.parse(text);

        assertThat(position.outcome()).hasToString("Optional[" + outcome + "]");
        assertThat(position.isOver()).isTrue();
        assertThat(position.legalHouses()).isEmpty();
        assertThat(House.values())
                .allSatisfy(house -> assertThat(position.check(house))
                        .isEqualTo(new Legality.Illegal(Refusal.GAME_OVER, house, position)));
    }

    @Test
    void W7_24_seeds_of_one_player_end_nothing() {
        assertThat(Position.parse("0,0,0,0,0,1/0,0,0,0,0,1 24-22 s").outcome()).isEmpty();
    }

    @Test
    void W8_both_players_agree_and_take_the_seeds_on_their_sides() {
        Position position = Position.parse("0,0,0,0,0,1/0,0,0,0,0,2 22-23 s");

        assertThat(position.endCycle(BOTH)).hasToString("0,0,0,0,0,0/0,0,0,0,0,0 23-25 s");
    }

    @ParameterizedTest
    @EnumSource
    void W8_one_player_alone_ends_nothing(Player player) {
        Position position = Position.initial();
        for (Set<Player> agreed : List.of(EnumSet.noneOf(Player.class), EnumSet.of(player))) {
            assertThatExceptionOfType(CycleRefusedException.class)
                    .isThrownBy(() -> position.endCycle(agreed))
                    .withMessage("the end of a cycle is refused: both players have to agree (NOT_AGREED, W8) in"
                            + " \"4,4,4,4,4,4/4,4,4,4,4,4 0-0 s\"")
                    .satisfies(refused -> {
                        assertThat(refused.refusal()).isEqualTo(Refusal.NOT_AGREED);
                        assertThat(refused.position()).isEqualTo(position);
                    });
        }
    }

    @Test
    void W8_a_finished_game_is_not_ended_again() {
        assertThatExceptionOfType(CycleRefusedException.class)
                .isThrownBy(() -> Position.initial().endCycle(BOTH).endCycle(BOTH))
                .withMessage("the end of a cycle is refused: the game is over (GAME_OVER, W7) in"
                        + " \"0,0,0,0,0,0/0,0,0,0,0,0 24-24 s\"");
    }

    @Test
    void W8_no_repetition_ends_the_game_by_itself() {
        Position start = Position.parse("0,0,0,0,0,1/0,0,0,0,0,1 23-23 s");
        Position position = start;
        for (int ply = 0; ply < 1_200; ply++) {
            position = position.play(position.legalHouses().get(0));
        }

        assertThat(position).isEqualTo(start);
        assertThat(position.isOver()).isFalse();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "4,0,4,4,4,4/4,4,4,4,4,4 4-0 s; a; 'it is not south''s'; 'south sows one of [A, C, D, E, F] (NOT_OWN_HOUSE, W2)'",
                "4,0,4,4,4,4/4,4,4,4,4,4 4-0 s; B; it is empty; 'south sows one of [A, C, D, E, F] (EMPTY_HOUSE, W2)'",
                "0,0,0,0,0,0/1,0,0,0,0,1 23-23 n; a; 'it gives the opponent, who has none, no seed'; 'north sows one of [f] (DOES_NOT_FEED, W5)'",
            })
    void a_refusal_names_the_rule_and_what_would_be_right(String text, String house, String reason, String right) {
        Position position = Position.parse(text);
        String message = "%s is refused: %s; %s in \"%s\"".formatted(house, reason, right, text);

        assertThatExceptionOfType(IllegalMoveException.class)
                .isThrownBy(() -> position.play(House.parse(house)))
                .withMessage(message)
                .satisfies(refused -> assertThat(refused.illegal()).isEqualTo(position.check(House.parse(house))));
        assertThat(position.isLegal(House.parse(house))).isFalse();
    }

    @Test
    void a_legal_house_is_checked_without_a_word() {
        assertThat(Position.initial().check(House.SOUTH_A)).isEqualTo(new Legality.Legal());
    }

    @Test
    void a_ply_tells_where_the_seeds_fall_and_what_is_captured_or_spared() {
        assertThat(Position.parse("0,0,0,0,0,4/1,3,1,2,0,2 17-18 s").describe(House.SOUTH_F))
                .hasToString("Ply[house=F, sown=[a, b, c, d], captured=[d, c], spared=[]]");
        assertThat(Position.parse("0,0,0,0,3,2/1,1,0,0,0,0 20-21 s").describe(House.SOUTH_F))
                .hasToString("Ply[house=F, sown=[a, b], captured=[], spared=[b, a]]");
    }

    private static void assertPlay(String before, String house, String after) {
        assertThat(Position.parse(before).play(House.parse(house))).hasToString(after);
    }
}
