package io.github.oxono.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.oxono.Game;
import io.github.oxono.Move;
import io.github.oxono.Player;
import io.github.oxono.Position;
import io.github.oxono.Refusal;
import io.github.oxono.Result;
import io.github.oxono.Rule;
import io.github.oxono.Symbol;
import java.time.Duration;
import java.time.LocalDate;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class GameRecordTest {
    @Provide
    Arbitrary<Game> games() {
        return Records.games();
    }

    @Property
    void a_game_is_given_back_by_its_record(@ForAll("games") Game game) {
        assertThat(GameRecord.of(game).toGame()).isEqualTo(game);
    }

    @Property
    void so_is_a_game_that_ended_off_the_board(@ForAll("games") Game game) {
        Game ended = game.isOver() ? game : game.resign(Player.PINK);

        assertThat(GameRecord.of(ended).toGame()).isEqualTo(ended);
        assertThat(GameRecord.of(ended).result()).isEqualTo(ended.result());
    }

    @Example
    void what_was_taken_back_is_left_out() {
        Game game = Game.of(Position.initial(Symbol.X)).play(Move.parse("Xd4e4"));

        assertThat(GameRecord.of(game.undo().orElseThrow()).moves()).isEmpty();
    }

    @Example
    void without_a_result_a_game_is_unfinished() {
        assertThat(record().build().result()).isEqualTo(Result.UNFINISHED);
    }

    @Example
    void an_illegal_move_is_named_with_ply_refusal_and_rule() {
        GameRecord.Builder record =
                record().addMove(RecordedMove.of(Move.parse("Xd4e4"))).addMove(RecordedMove.of(Move.parse("Xe5e6")));

        assertThatThrownBy(record::build)
                .isInstanceOfSatisfying(IllegalRecordException.class, error -> {
                    assertThat(error.fault()).isEqualTo(RecordFault.ILLEGAL_MOVE);
                    assertThat(error.ply()).hasValue(2);
                    assertThat(error.refusal()).contains(Refusal.NOT_IN_LINE);
                    assertThat(error.rule()).contains(Rule.R5);
                    assertThat(error.illegal().orElseThrow().move()).isEqualTo(Move.parse("Xe5e6"));
                })
                .hasMessage("ply 2: Xe5e6 is refused: the X totem on d4 slides along its rank or file, to [a4,"
                        + " b4, c4, d5, d6] (NOT_IN_LINE, R5) in \"6/6/3*XX1/3*O2/6/6 b\" (ILLEGAL_MOVE)");
    }

    @Example
    void R13_a_move_after_the_end_is_refused() {
        GameRecord.Builder record = GameRecord.builder()
                .start(Position.parse("X5/X5/X1*X3/X2*O2/6/ooo3 b"))
                .addMove(RecordedMove.of(Move.parse("Xd4e4")));

        assertThatThrownBy(record::build)
                .isInstanceOfSatisfying(
                        IllegalRecordException.class,
                        error -> assertThat(error.rule()).contains(Rule.R13));
    }

    @Example
    void texts_that_some_format_could_not_give_back_are_refused() {
        assertRefused(record().pink(""), "pink is empty (MALFORMED_TEXT)");
        assertRefused(
                record().black("a\nb"),
                "black holds \"\\n\" at offset 1, which is a control character or half of a pair (MALFORMED_TEXT)");
        assertRefused(
                record().event("\uD83D"),
                "event holds \"\\ud83d\" at offset 0, which is a control character or half of a pair (MALFORMED_TEXT)");
        assertRefused(record().place(""), "place is empty (MALFORMED_TEXT)");
        assertRefused(
                record().putTag("Round", "\u0000"),
                "tag Round holds \"\\u0000\" at offset 0, which is a control character or half of a pair"
                        + " (MALFORMED_TEXT)");
        assertThatThrownBy(() -> RecordedMove.of(Move.parse("Xd4e4")).withComment(" good"))
                .hasMessage("comment on Xd4e4 begins or ends with white space: \" good\" (MALFORMED_TEXT)");
    }

    @Example
    void a_further_tag_has_a_name_of_its_own() {
        assertRefused(
                record().putTag("pink", "Ada"),
                "tag name \"pink\" is not one of a further tag, since Pink has a meaning of its own"
                        + " (MALFORMED_TAG_NAME)");
        assertRefused(
                record().putTag("1st", "Ada"),
                "tag name \"1st\" is not a letter followed by letters, digits and underscores (MALFORMED_TAG_NAME)");
    }

    @Example
    void dates_and_times_have_bounds() {
        assertRefused(
                record().date(LocalDate.of(10_000, 1, 1)),
                "date +10000-01-01 lies outside of the years 0000 to 9999 (DATE_OUT_OF_RANGE)");
        assertRefused(
                record().date(LocalDate.of(-1, 12, 31)),
                "date -0001-12-31 lies outside of the years 0000 to 9999 (DATE_OUT_OF_RANGE)");
        assertThatThrownBy(() -> TimeControl.of(Duration.ofSeconds(-1)))
                .hasMessage("initial time is not from 0 to 999999999 seconds: PT-1S (TIME_OUT_OF_RANGE)");
        assertThatThrownBy(() -> RecordedMove.of(Move.parse("Xd4e4")).withClock(Duration.ofSeconds(1_000_000_000)))
                .isInstanceOfSatisfying(
                        IllegalRecordException.class,
                        error -> assertThat(error.fault()).isEqualTo(RecordFault.TIME_OUT_OF_RANGE));
    }

    private static GameRecord.Builder record() {
        return GameRecord.builder().start(Position.initial(Symbol.X));
    }

    private static void assertRefused(GameRecord.Builder record, String message) {
        assertThatThrownBy(record::build)
                .isInstanceOf(IllegalRecordException.class)
                .hasMessage(message);
    }
}
