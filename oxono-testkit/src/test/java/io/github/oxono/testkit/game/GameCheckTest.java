package io.github.oxono.testkit.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collection;
import java.util.Map;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class GameCheckTest {
    private static final int GAMES = 60;

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
}
