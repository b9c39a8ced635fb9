package io.github.oxono.testkit.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class GameCheckTest {
    private static final int GAMES = 60;

    private static final OwnLaw<Integer, Integer> SEVEN_STICKS =
            OwnLaw.ofStarts("SEVEN_STICKS", "There are seven sticks at first.", left -> left == 7);
    private static final OwnLaw<Integer, Integer> STICKS_ARE_COUNTED =
            OwnLaw.ofStates("STICKS_ARE_COUNTED", "The sticks are none or more.", left -> left >= 0);
    private static final OwnLaw<Integer, Integer> WHAT_IS_TAKEN_IS_GONE = OwnLaw.ofMoves(
            "WHAT_IS_TAKEN_IS_GONE", "What is taken is gone.", (before, take, after) -> before - take == after);
    private static final OwnLaw<Integer, Integer> THREE_OF_FOUR = OwnLaw.ofMoves(
            "THREE_OF_FOUR",
            "Three of the last four sticks may be taken.",
            (before, take, after) -> before == 4 && take == 3,
            (before, take, after) -> after == 1);
    private static final List<OwnLaw<Integer, Integer>> OWN_LAWS =
            List.of(SEVEN_STICKS, STICKS_ARE_COUNTED, THREE_OF_FOUR, WHAT_IS_TAKEN_IS_GONE);

    @Test
    void a_right_implementation_breaks_no_law() {
        GameReport<Integer> report = GameCheck.check(new Nim(), GAMES, 1);

        assertThat(report.faults()).isEmpty();
        assertThat(report.skipped()).isEqualTo(Map.of(GameLaw.EARLIER_STATES_STAY, "states change in place"));
    }

    @ParameterizedTest
    @EnumSource
    void each_law_is_broken_by_its_wrong_implementation_alone(GameLaw law) {
        for (long seed = 0; seed < 10; seed++) {
            assertThat(GameCheck.check(WrongNims.BY_LAW.get(law), GAMES, seed).faults())
                    .containsOnlyKeys(law);
        }
    }

    @Test
    void a_law_without_its_claim_is_skipped_with_the_reason() {
        Nim withoutUndo = new Nim() {
            @Override
            public Claim<UnaryOperator<Sticks>> undo() {
                return Claim.missing("nobody needs it");
            }
        };

        GameReport<Integer> report = GameCheck.check(withoutUndo, GAMES, 1);

        assertThat(report.skipped()).containsEntry(GameLaw.UNDO_RESTORES, "nobody needs it");
        assertThat(report).hasToString("""
                60 games
                NO_CRASH                       checked
                QUERIES_CHANGE_NOTHING         checked
                NO_MOVE_LISTED_TWICE           checked
                LISTED_MOVES_CAN_BE_PLAYED     checked
                EQUAL_STATES_HAVE_EQUAL_MOVES  checked
                NO_MOVES_AFTER_THE_END         checked
                MOVES_UNTIL_THE_END            checked
                REFUSED_MOVES_CHANGE_NOTHING   checked
                EARLIER_STATES_STAY            skipped: states change in place
                GAMES_ARE_SEPARATE             checked
                UNDO_RESTORES                  skipped: nobody needs it
                PLAY_ENDS                      checked
                """);
    }

    @Test
    void the_shortest_game_is_reported() {
        GameFault<Integer> fault = GameCheck.check(WrongNims.BY_LAW.get(GameLaw.PLAY_ENDS), GAMES, 1)
                .faults()
                .get(GameLaw.PLAY_ENDS);

        assertThat(fault.moves()).hasSize(3);
        assertThat(fault.broken().message()).isEqualTo("the game goes on after 3 moves, the claimed bound");
    }

    @Test
    void an_accepted_illegal_move_is_told_from_a_refused_one_that_has_effects() {
        GameFault<Integer> accepted = GameCheck.check(WrongNims.acceptingTooMuch(), GAMES, 1)
                .faults()
                .get(GameLaw.REFUSED_MOVES_CHANGE_NOTHING);
        GameFault<Integer> refused = GameCheck.check(
                        WrongNims.BY_LAW.get(GameLaw.REFUSED_MOVES_CHANGE_NOTHING), GAMES, 1)
                .faults()
                .get(GameLaw.REFUSED_MOVES_CHANGE_NOTHING);

        assertThat(accepted.broken().message()).isEqualTo("the illegal 0 is accepted");
        assertThat(refused.broken().message()).isEqualTo("the refused 8 changed what is seen");
    }

    @Test
    void moves_that_are_not_listed_cannot_be_chosen() {
        Nim silent = new Nim() {
            @Override
            public Claim<Function<Sticks, Collection<Integer>>> moves() {
                return Claim.missing("there is no list");
            }
        };

        assertThatThrownBy(() -> GameCheck.check(silent, GAMES, 1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("moves are chosen from the implementation's list, and there is no list");
    }

    @Test
    void laws_of_the_game_itself_are_looked_at_beside_those_of_any_game() {
        GameReport<Integer> report = check(new Nim());

        assertThat(report.faults()).isEmpty();
        assertThat(report.unreached()).isEmpty();
        assertThat(report.laws()).startsWith(GameLaw.values()).endsWith(OWN_LAWS.toArray(Law[]::new));
    }

    @Test
    void each_law_of_the_game_itself_is_broken_by_its_wrong_implementation_alone() {
        assertOnlyFault(WrongNims.startingWith(8), SEVEN_STICKS, "the game starts with 8");
        assertOnlyFault(WrongNims.leaving((left, take) -> left - 20), STICKS_ARE_COUNTED, "1 leads from 7 to -13");
        assertOnlyFault(
                WrongNims.leaving((left, take) -> left == 4 && take == 3 ? 0 : left - take),
                THREE_OF_FOUR,
                "3 leads from 4 to 0");
        assertOnlyFault(
                WrongNims.leaving((left, take) -> take == 2 ? left : left - take),
                WHAT_IS_TAKEN_IS_GONE,
                "2 leads from 7 to 7");
    }

    @Test
    void a_law_that_no_move_is_concerned_with_is_not_reached() {
        Nim byTwos = new Nim() {
            @Override
            List<Integer> legal(Sticks sticks) {
                return sticks.left == 0 ? List.of() : List.of(Math.min(2, sticks.left));
            }
        };

        GameReport<Integer> report = check(byTwos);

        assertThat(report.unreached()).containsExactly(THREE_OF_FOUR);
        assertThat(report.toString()).endsWith("""
                THREE_OF_FOUR                  not reached
                WHAT_IS_TAKEN_IS_GONE          checked
                """);
    }

    private static void assertOnlyFault(Nim wrong, Law law, String message) {
        assertThat(check(wrong).faults())
                .containsOnlyKeys(law)
                .extractingByKey(law)
                .extracting(fault -> fault.broken().message())
                .isEqualTo(message);
    }

    private static GameReport<Integer> check(Nim nim) {
        return GameCheck.check(nim, sticks -> sticks.left, OWN_LAWS, GAMES, 1);
    }
}
