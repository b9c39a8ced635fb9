package io.github.oxono;

import static io.github.oxono.Player.BLACK;
import static io.github.oxono.Player.PINK;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class GameTest {
    private static final Position START = Position.initial(Symbol.X);
    private static final Move FIRST = Move.parse("Xd4e4");
    private static final Move SECOND = Move.parse("Od2d1");

    /** Pink completes a line with the X totem. */
    private static final Position BEFORE_A_WIN = Position.parse("6/6/6/*X2o1*O/2x1x1/1XXX2 p");

    private static final Move WINNING = Move.parse("Xa2a1");

    /** Black places the last piece. */
    private static final Position BEFORE_A_DRAW = Position.parse("oo1OOO/XO1oXo/O1XxOx/oXOXx*X/xOxoXx/x*OXxoX b");

    private static final Move DRAWING = Move.parse("Ob4c5");

    /** A game in progress. */
    private static Game game() {
        return Game.of(START).play(FIRST).play(SECOND);
    }

    /** Games that are over, each in another way. */
    static Stream<Game> overGames() {
        return Stream.of(
                Game.of(BEFORE_A_WIN).play(WINNING),
                Game.of(BEFORE_A_DRAW).play(DRAWING),
                Game.of(BEFORE_A_WIN.play(WINNING)),
                game().resign(PINK),
                game().loseOnTime(BLACK),
                game().agreeDraw(),
                game().end(Result.win(PINK, Reason.FORFEIT)),
                game().end(Result.win(BLACK, Reason.FAILURE)),
                game().end(new Result(Score.UNDECIDED, Reason.ABANDONED)));
    }

    /** Every result that only the board gives, or that is none. */
    static Stream<Result> resultsThatEndNothing() {
        return Stream.of(
                Result.win(PINK, Reason.ALIGNMENT),
                Result.win(BLACK, Reason.ALIGNMENT),
                new Result(Score.DRAW, Reason.EXHAUSTION),
                Result.UNFINISHED);
    }

    @Test
    void a_game_begins_without_moves() {
        Game game = Game.of(START);

        assertThat(game.start()).isEqualTo(START);
        assertThat(game.position()).isEqualTo(START);
        assertThat(game.moves()).isEmpty();
        assertThat(game.plies()).isEmpty();
        assertThat(game.result()).isEqualTo(Result.UNFINISHED);
        assertThat(game.isOver()).isFalse();
        assertThat(game.undo()).isEmpty();
        assertThat(game.redo()).isEmpty();
    }

    @Test
    void a_move_leads_to_the_next_position() {
        Game game = game();

        assertThat(game.start()).isEqualTo(START);
        assertThat(game.position()).isEqualTo(START.play(FIRST).play(SECOND));
        assertThat(game.moves()).containsExactly(FIRST, SECOND);
        assertThat(game.plies())
                .containsExactly(START.describe(FIRST), START.play(FIRST).describe(SECOND));
        assertThat(game.isOver()).isFalse();
    }

    @Test
    void an_illegal_move_is_refused_and_leaves_the_game_as_it_was() {
        Game game = game();
        Move illegal = Move.parse("Xa1a2");

        assertThat(game.check(illegal)).isEqualTo(game.position().check(illegal));
        assertThatExceptionOfType(IllegalMoveException.class)
                .isThrownBy(() -> game.play(illegal))
                .returns(Refusal.NOT_IN_LINE, IllegalMoveException::refusal)
                .returns(game.position(), IllegalMoveException::position);
        assertThat(game).isEqualTo(game());
    }

    @Test
    void a_game_may_begin_with_black_to_move() {
        Game game = Game.of(START.play(FIRST)).play(SECOND);

        assertThat(game.start()).isEqualTo(START.play(FIRST));
        assertThat(game.moves()).containsExactly(SECOND);
        assertThat(game.plies()).extracting(Ply::player).containsExactly(BLACK);
        assertThat(game.plies()).extracting(Ply::number).containsExactly(2);
    }

    @Test
    void a_game_may_begin_where_it_is_over() {
        Game won = Game.of(BEFORE_A_WIN.play(WINNING));

        assertThat(won.isOver()).isTrue();
        assertThat(won.result()).isEqualTo(Result.win(PINK, Reason.ALIGNMENT));
        assertThat(won.undo()).isEmpty();
    }

    @Test
    void undo_and_redo_go_back_and_forth() {
        Game game = game();
        Game back = game.undo().orElseThrow();

        assertThat(back.moves()).containsExactly(FIRST);
        assertThat(back.position()).isEqualTo(START.play(FIRST));
        assertThat(back.undo().orElseThrow().moves()).isEmpty();
        assertThat(back.undo().orElseThrow().undo()).isEmpty();
        assertThat(back.redo()).contains(game);
        assertThat(back.undo().orElseThrow().redo()).contains(back);
        assertThat(game.redo()).isEmpty();
    }

    @Test
    void playing_or_ending_after_undo_forgets_what_was_taken_back() {
        Game back = game().undo().orElseThrow();
        Game played = back.play(Move.parse("Od1c1"));
        Game ended = back.resign(BLACK);

        assertThat(played.moves()).extracting(Move::toString).containsExactly("Xd4e4", "Od1c1");
        assertThat(played.redo()).isEmpty();
        assertThat(ended.redo()).isEmpty();
        assertThat(back.redo()).contains(game());
    }

    @Test
    void R11_undo_of_a_win_gives_back_the_turn_and_the_piece() {
        Game won = Game.of(BEFORE_A_WIN).play(WINNING);
        Game back = won.undo().orElseThrow();

        assertThat(won.result()).isEqualTo(Result.win(PINK, Reason.ALIGNMENT));
        assertThat(back.result()).isEqualTo(Result.UNFINISHED);
        assertThat(back.position()).isEqualTo(BEFORE_A_WIN);
        assertThat(back.position().toMove()).isEqualTo(PINK);
        assertThat(back.position().reserve(PINK, Symbol.X)).isEqualTo(5);
        assertThat(back.play(Move.parse("Xa4a5")).isOver()).isFalse();
        assertThat(back.redo()).contains(won);
    }

    @Test
    void R12_the_last_piece_may_draw_the_game() {
        Game drawn = Game.of(BEFORE_A_DRAW).play(DRAWING);

        assertThat(drawn.result()).isEqualTo(new Result(Score.DRAW, Reason.EXHAUSTION));
        assertThat(drawn.undo().orElseThrow().result()).isEqualTo(Result.UNFINISHED);
    }

    @Test
    void R7_undo_of_a_jump_puts_the_totem_back() {
        Position enclosed = Position.parse("6/2X3/1O*Xo2/2x3/6/5*O p");
        Game back = Game.of(enclosed).play(Move.parse("Xe4e5")).undo().orElseThrow();

        assertThat(back.position()).isEqualTo(enclosed);
        assertThat(back.redo().orElseThrow().position().totem(Symbol.X)).isEqualTo(Square.E4);
    }

    @Test
    void either_player_may_resign_or_lose_on_time_at_any_time() {
        assertThat(game().resign(PINK).result()).isEqualTo(Result.win(BLACK, Reason.RESIGNATION));
        assertThat(game().resign(BLACK).result()).isEqualTo(Result.win(PINK, Reason.RESIGNATION));
        assertThat(game().loseOnTime(PINK).result()).isEqualTo(Result.win(BLACK, Reason.TIME));
        assertThat(game().loseOnTime(BLACK).result()).isEqualTo(Result.win(PINK, Reason.TIME));
    }

    @Test
    void the_players_may_agree_on_a_draw() {
        assertThat(game().agreeDraw().result()).isEqualTo(new Result(Score.DRAW, Reason.AGREEMENT));
    }

    @Test
    void an_ending_off_the_board_moves_nothing_and_can_be_taken_back() {
        Game resigned = game().resign(PINK);
        Game back = resigned.undo().orElseThrow();

        assertThat(resigned.moves()).containsExactly(FIRST, SECOND);
        assertThat(resigned.plies()).hasSize(2);
        assertThat(resigned.position()).isEqualTo(game().position());
        assertThat(back.result()).isEqualTo(Result.UNFINISHED);
        assertThat(back.moves()).containsExactly(FIRST, SECOND);
        assertThat(back.redo()).contains(resigned);
    }

    @ParameterizedTest
    @MethodSource("resultsThatEndNothing")
    void a_game_is_not_ended_by_what_only_the_board_can_say(Result result) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> game().end(result))
                .withMessage(
                        result.reason() + " does not end a game off the board; RESIGNATION, TIME, FORFEIT, FAILURE,"
                                + " AGREEMENT and ABANDONED do");
    }

    @ParameterizedTest
    @MethodSource("overGames")
    void R13_every_move_is_refused_after_any_end(Game over) {
        assertThat(over.isOver()).isTrue();
        assertThat(IntStream.range(0, Move.COUNT).mapToObj(Move::ofIndex))
                .allSatisfy(move -> assertThat(over.check(move))
                        .isEqualTo(new Legality.Illegal(Refusal.GAME_OVER, move, over.position())));
        assertThatExceptionOfType(IllegalMoveException.class)
                .isThrownBy(() -> over.play(FIRST))
                .withMessage("Xd4e4 is refused: the game is over (GAME_OVER, R13) in \"" + over.position() + "\"");
    }

    @ParameterizedTest
    @MethodSource("overGames")
    void a_game_ends_once(Game over) {
        String message = "the game is over (" + over.result().score().text() + ", "
                + over.result().reason() + ") in \"" + over.position() + "\"";

        for (Result result : List.of(
                Result.win(PINK, Reason.RESIGNATION),
                new Result(Score.DRAW, Reason.AGREEMENT),
                Result.win(BLACK, Reason.ALIGNMENT),
                Result.UNFINISHED)) {
            assertThatExceptionOfType(GameOverException.class)
                    .isThrownBy(() -> over.end(result))
                    .withMessage(message)
                    .returns(over, GameOverException::game);
        }
    }

    @Test
    void the_message_of_a_game_that_is_over_shows_result_and_position() {
        Game over = Game.of(START).resign(BLACK);

        assertThatExceptionOfType(GameOverException.class)
                .isThrownBy(over::agreeDraw)
                .withMessage("the game is over (1-0, RESIGNATION) in \"6/6/2*X3/3*O2/6/6 p\"");
    }

    @Test
    void games_are_equal_when_start_steps_and_steps_taken_back_are() {
        assertThat(game()).isEqualTo(game()).hasSameHashCodeAs(game());
        assertThat(game().resign(PINK)).isEqualTo(game().resign(PINK)).hasSameHashCodeAs(game().resign(PINK));
        assertThat(game().undo()).isEqualTo(game().undo()).hasSameHashCodeAs(game().undo());

        assertThat(game()).isNotEqualTo(game().resign(PINK));
        assertThat(game().resign(PINK)).isNotEqualTo(game().resign(BLACK));
        assertThat(game().undo()).isNotEqualTo(game().undo().flatMap(Game::redo));
        assertThat(game().undo().orElseThrow()).isNotEqualTo(Game.of(START).play(FIRST));
    }

    @Test
    void games_from_other_starts_differ_although_their_moves_and_positions_are_the_same() {
        Move move = Move.parse("Xc5c6");
        Game fromC4 = Game.of(START).play(move);
        Game fromC3 = Game.of(Position.parse("6/6/6/2*X*O2/6/6 p")).play(move);

        assertThat(fromC4.moves()).isEqualTo(fromC3.moves());
        assertThat(fromC4.position()).isEqualTo(fromC3.position());
        assertThat(fromC4).isNotEqualTo(fromC3);
    }

    @Test
    void games_that_reach_one_position_by_other_moves_differ() {
        Game byC3 = Game.of(START).play(Move.parse("Xc3b3")).play(SECOND).play(Move.parse("Xc4b4"));
        Game byB4 = Game.of(START).play(Move.parse("Xb4b3")).play(SECOND).play(Move.parse("Xc4b4"));

        assertThat(byC3.position()).isEqualTo(byB4.position());
        assertThat(byC3).isNotEqualTo(byB4);
    }

    @Test
    void a_game_shows_start_moves_and_result() {
        assertThat(game().resign(PINK)).hasToString("6/6/2*X3/3*O2/6/6 p [Xd4e4, Od2d1] 0-1 RESIGNATION");
    }
}
