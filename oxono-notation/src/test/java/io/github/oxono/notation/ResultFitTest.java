package io.github.oxono.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.oxono.Game;
import io.github.oxono.Outcome;
import io.github.oxono.Player;
import io.github.oxono.Position;
import io.github.oxono.Reason;
import io.github.oxono.Result;
import io.github.oxono.Score;
import io.github.oxono.Symbol;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The table of results and reasons, row by row: every score with every reason on each kind of board. */
class ResultFitTest {
    private static final Position OPEN = Position.initial(Symbol.X);
    /** Pink has just made a column of four. */
    private static final Position WON_BY_PINK = Position.parse("X5/X5/X1*X3/X2*O2/6/ooo3 b");

    private static final Position WON_BY_BLACK = Position.parse("x5/x5/x1*X3/x2*O2/O5/OOO3 p");

    @Test
    void a_win_on_the_board_is_that_players_by_alignment() {
        assertThat(fitting(WON_BY_PINK)).containsExactly(new Result(Score.PINK_WINS, Reason.ALIGNMENT));
        assertThat(fitting(WON_BY_BLACK)).containsExactly(new Result(Score.BLACK_WINS, Reason.ALIGNMENT));
    }

    @Test
    void a_drawn_board_is_a_draw_by_exhaustion() {
        assertThat(fitting(drawn())).containsExactly(new Result(Score.DRAW, Reason.EXHAUSTION));
    }

    @Test
    void otherwise_a_player_wins_by_resignation_time_forfeit_or_failure() {
        for (Score score : List.of(Score.PINK_WINS, Score.BLACK_WINS)) {
            assertThat(fitting(OPEN, score))
                    .containsExactly(Reason.RESIGNATION, Reason.TIME, Reason.FORFEIT, Reason.FAILURE);
        }
    }

    @Test
    void otherwise_a_draw_is_by_agreement() {
        assertThat(fitting(OPEN, Score.DRAW)).containsExactly(Reason.AGREEMENT);
    }

    @Test
    void otherwise_nothing_is_decided_in_an_unfinished_or_abandoned_game() {
        assertThat(fitting(OPEN, Score.UNDECIDED)).containsExactly(Reason.UNFINISHED, Reason.ABANDONED);
    }

    @Test
    void what_fits_is_what_a_record_and_the_text_of_a_game_accept() {
        for (Position last : List.of(OPEN, WON_BY_PINK, WON_BY_BLACK, drawn())) {
            for (Score score : Score.values()) {
                for (Reason reason : Reason.values()) {
                    boolean fits = reason.allows(score) && ResultFit.fits(last, new Result(score, reason));
                    assertThat(isReadable(last, score, reason)).isEqualTo(fits);
                }
            }
        }
    }

    @Test
    void a_record_tells_what_would_fit() {
        assertThatThrownBy(() -> record(WON_BY_PINK, Result.win(Player.PINK, Reason.TIME)))
                .isInstanceOfSatisfying(IllegalRecordException.class, error -> {
                    assertThat(error.fault()).isEqualTo(RecordFault.WRONG_RESULT);
                    assertThat(error.ply()).isEmpty();
                })
                .hasMessage("result 1-0 by time does not fit \"X5/X5/X1*X3/X2*O2/6/ooo3 b\", expected 1-0 by alignment"
                        + " (WRONG_RESULT)");
        assertThatThrownBy(() -> record(OPEN, Result.win(Player.BLACK, Reason.ALIGNMENT)))
                .hasMessage("result 0-1 by alignment does not fit \"6/6/2*X3/3*O2/6/6 p\", expected 0-1 by resignation"
                        + " or time or forfeit or failure (WRONG_RESULT)");
    }

    @Test
    void the_text_of_a_game_tells_it_too() {
        assertThatThrownBy(() -> GameText.read("[Start \"" + WON_BY_PINK + "\"]\n\n0-1\n", Strictness.STRICT))
                .hasMessage("line 3, column 1 (offset 38): found \"0-1\", expected 1-0 by alignment (WRONG_RESULT)");
        assertThatThrownBy(() -> GameText.read("[Start \"" + OPEN + "\"]\n[Reason \"time\"]\n\n*\n", Strictness.STRICT))
                .hasMessage("line 4, column 1 (offset 47): found \"*\", expected * by unfinished or abandoned, but the"
                        + " tag Reason says time (WRONG_RESULT)");
    }

    private static boolean isReadable(Position last, Score score, Reason reason) {
        String text = "[Start \"" + last + "\"]\n[Reason \"" + ReasonText.of(reason) + "\"]\n\n" + score.text() + "\n";
        try {
            Result read = GameText.read(text, Strictness.LENIENT).value().result();
            assertThat(read).isEqualTo(new Result(score, reason));
            return true;
        } catch (NotationException error) {
            assertThat(error.fault()).isEqualTo(NotationFault.WRONG_RESULT);
            return false;
        }
    }

    private static GameRecord record(Position last, Result result) {
        return GameRecord.builder().start(last).result(result).build();
    }

    private static List<Reason> fitting(Position last, Score score) {
        return fitting(last).stream()
                .filter(result -> result.score() == score)
                .map(Result::reason)
                .toList();
    }

    /** Every result with which a record can be built. */
    private static List<Result> fitting(Position last) {
        return Records.allResults().stream()
                .filter(result -> {
                    try {
                        return record(last, result).result().equals(result);
                    } catch (IllegalRecordException refused) {
                        return false;
                    }
                })
                .toList();
    }

    private static Position drawn() {
        return Stream.iterate(0L, seed -> seed + 1)
                .map(Records::quietGame)
                .map(Game::position)
                .filter(position -> position.outcome()
                        .filter(Outcome.Draw.class::isInstance)
                        .isPresent())
                .findFirst()
                .orElseThrow();
    }
}
