package io.github.oxono;

import static io.github.oxono.Player.BLACK;
import static io.github.oxono.Player.PINK;
import static io.github.oxono.Square.*;
import static io.github.oxono.Symbol.O;
import static io.github.oxono.Symbol.X;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What a position answers after the end. */
@Tag("R13")
class FinishedPositionTest {
    private static final Position WON_BY_PINK = Position.parse("6/6/2*X3/3*O2/1xoo2/XOOX2 b");
    private static final Position DRAWN = Position.parse("oo1OOO/XOooXo/O*OXxOx/oXOXx*X/xOxoXx/x1XxoX p");

    static Stream<Position> finished() {
        return Stream.concat(
                Stream.of(WON_BY_PINK, DRAWN), Playouts.positions(60).filter(Position::isOver));
    }

    @ParameterizedTest
    @MethodSource("finished")
    void no_move_is_legal(Position position) {
        assertThat(position.legalMoves()).isEmpty();
        assertThat(position.legalMoveCount()).isZero();
        for (Symbol symbol : Symbol.values()) {
            assertThat(position.destinations(symbol)).isEmpty();
            assertThat(Square.values())
                    .allSatisfy(square ->
                            assertThat(position.placements(symbol, square)).isEmpty());
        }
    }

    @ParameterizedTest
    @MethodSource("finished")
    void every_move_is_refused_since_the_game_is_over(Position position) {
        assertThat(IntStream.range(0, Move.COUNT).mapToObj(Move::ofIndex))
                .allSatisfy(move -> assertThat(position.check(move))
                        .isEqualTo(new Legality.Illegal(Refusal.GAME_OVER, move, position)));
    }

    @ParameterizedTest
    @MethodSource("finished")
    void nothing_can_be_clicked(Position position) {
        PartialMove turn = PartialMove.of(position);

        assertThat(turn.clickable()).isEmpty();
        assertThat(turn.move()).isEmpty();
        assertThat(turn.board()).isEqualTo(position.toSetup());
    }

    @ParameterizedTest
    @MethodSource("finished")
    void no_sequence_of_moves_begins_here(Position position) {
        assertThat(Perft.count(position, 0)).isEqualTo(1);
        assertThat(Perft.count(position, 1)).isZero();
        assertThat(Perft.count(position, 2)).isZero();
    }

    @ParameterizedTest
    @MethodSource("finished")
    void a_win_belongs_to_the_player_who_is_not_to_move(Position position) {
        Outcome outcome = position.outcome().orElseThrow();

        if (outcome instanceof Outcome.Win win) {
            assertThat(win.winner()).isEqualTo(position.toMove().opponent());
        } else {
            assertThat(position.toMove()).isEqualTo(PINK);
        }
    }

    @ParameterizedTest
    @MethodSource("finished")
    void it_is_read_and_set_up_like_any_other(Position position) {
        assertThat(Position.parse(position.toString())).isEqualTo(position);
        assertThat(Position.of(position.toSetup()).outcome()).isEqualTo(position.outcome());
    }

    @Test
    void the_board_is_still_there() {
        assertThat(WON_BY_PINK.toMove()).isEqualTo(BLACK);
        assertThat(WON_BY_PINK.ply()).isEqualTo(7);
        assertThat(WON_BY_PINK.pieceAt(A1)).contains(Piece.PINK_X);
        assertThat(WON_BY_PINK.totem(X)).isEqualTo(C4);
        assertThat(WON_BY_PINK.totemMove(X)).isEqualTo(TotemMove.SLIDE);
        assertThat(WON_BY_PINK.reserve(BLACK, O)).isEqualTo(6);
        assertThat(WON_BY_PINK.freeSquares()).hasSize(27);
    }

    @Test
    void a_drawn_position_shows_pink_to_move_and_empty_reserves() {
        assertThat(DRAWN.toMove()).isEqualTo(PINK);
        assertThat(DRAWN.outcome()).contains(new Outcome.Draw());
        for (Player player : Player.values()) {
            assertThat(DRAWN.reserve(player, X)).isZero();
            assertThat(DRAWN.reserve(player, O)).isZero();
        }
    }

    @Test
    void describing_a_move_is_refused_as_playing_it_is() {
        assertThatExceptionOfType(IllegalMoveException.class)
                .isThrownBy(() -> WON_BY_PINK.describe(Move.parse("Xd4e4")))
                .returns(Refusal.GAME_OVER, IllegalMoveException::refusal);
    }

    @Test
    void R11_an_alignment_is_the_whole_run_of_four_to_six_squares() {
        assertThat(alignments("6/6/2*X3/3*O2/1xoo2/XOOX2 b"))
                .containsExactly(new Alignment.OfColour(PINK, List.of(A1, B1, C1, D1)));
        assertThat(alignments("6/6/2*X3/1o1*O2/1xoo2/XOOXO1 b"))
                .containsExactly(new Alignment.OfColour(PINK, List.of(A1, B1, C1, D1, E1)));
        assertThat(alignments("6/6/2*X3/o2*O2/xx1xo1/XOOXXO b"))
                .containsExactly(new Alignment.OfColour(PINK, List.of(A1, B1, C1, D1, E1, F1)));
        assertThat(alignments("X5/X5/x1*X3/X2*O2/x5/X2ooO b"))
                .containsExactly(new Alignment.OfSymbol(X, List.of(A1, A2, A3, A4, A5, A6)));
    }

    @Test
    void R11_alignments_of_colours_come_before_those_of_symbols() {
        assertThat(alignments("6/4*Xo/2O3/2X1o1/2O3/xXXx1*O b"))
                .containsExactly(
                        new Alignment.OfColour(PINK, List.of(C1, C2, C3, C4)),
                        new Alignment.OfSymbol(X, List.of(A1, B1, C1, D1)));
    }

    @Test
    void R11_alignments_of_one_kind_come_by_first_square() {
        assertThat(alignments("2O1x1/2O2x/OOOO1x/1xO*O2/o2o*X1/6 b"))
                .containsExactly(
                        new Alignment.OfColour(PINK, List.of(C3, C4, C5, C6)),
                        new Alignment.OfColour(PINK, List.of(A4, B4, C4, D4)),
                        new Alignment.OfSymbol(O, List.of(C3, C4, C5, C6)),
                        new Alignment.OfSymbol(O, List.of(A4, B4, C4, D4)));
    }

    @Test
    void R11_from_one_square_the_alignment_along_the_rank_comes_first() {
        assertThat(alignments("1o1x1o/6/X1*X1o1/X2*O1x/X4o/XXXX2 b"))
                .containsExactly(
                        new Alignment.OfColour(PINK, List.of(A1, B1, C1, D1)),
                        new Alignment.OfColour(PINK, List.of(A1, A2, A3, A4)),
                        new Alignment.OfSymbol(X, List.of(A1, B1, C1, D1)),
                        new Alignment.OfSymbol(X, List.of(A1, A2, A3, A4)));
    }

    private static List<Alignment> alignments(String text) {
        return ((Outcome.Win) Position.parse(text).outcome().orElseThrow()).alignments();
    }
}
