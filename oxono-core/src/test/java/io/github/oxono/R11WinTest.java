package io.github.oxono;

import static io.github.oxono.Player.BLACK;
import static io.github.oxono.Player.PINK;
import static io.github.oxono.Square.*;
import static io.github.oxono.Symbol.O;
import static io.github.oxono.Symbol.X;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("R11")
class R11WinTest {
    @Test
    void R11_four_pieces_of_one_colour_along_a_rank_win() {
        assertWin("6/*X5/6/1x1o1x/5*O/1XOX2 p", "Xa2a1", PINK, colour(PINK, A1, B1, C1, D1));
    }

    @Test
    void R11_four_pieces_of_one_colour_along_a_file_win() {
        assertWin("6/1o3X/5O/1x1o1X/*X5/5*O p", "Xe2f2", PINK, colour(PINK, F2, F3, F4, F5));
    }

    @Test
    void R11_black_wins_likewise() {
        assertWin("6/*X5/1XO1X1/5O/5*O/1xox2 b", "Xa2a1", BLACK, colour(BLACK, A1, B1, C1, D1));
    }

    @Test
    void R11_four_pieces_of_one_symbol_win_for_the_mover_whoever_owns_them() {
        assertWin("6/1*X4/6/O1O2*O/6/2xXx1 b", "Xb2b1", BLACK, symbol(X, B1, C1, D1, E1));
        assertWin("6/1*O4/X5/X1x2*X/6/2oOo1 p", "Ob2b1", PINK, symbol(O, B1, C1, D1, E1));
    }

    @Test
    void R11_the_mover_wins_by_a_fourth_piece_beside_three_of_the_opponent() {
        assertWin("6/1*X4/6/O1O1O*O/6/2xxx1 p", "Xb2b1", PINK, symbol(X, B1, C1, D1, E1));
    }

    @Test
    void R11_five_and_six_in_a_row_win() {
        assertWin("6/2*X3/1o1o1x/5x/5*O/XO1OX1 p", "Xc2c1", PINK, colour(PINK, A1, B1, C1, D1, E1));
        assertWin("6/2*X3/1o1o1x/1x3x/5*O/XO1OXO p", "Xc2c1", PINK, colour(PINK, A1, B1, C1, D1, E1, F1));
    }

    @Test
    void R11_a_colour_line_and_a_symbol_line_made_at_once_are_one_win() {
        assertWin(
                "6/6/6/*X2o1*O/2x1x1/1XXX2 p", "Xa2a1", PINK, colour(PINK, A1, B1, C1, D1), symbol(X, A1, B1, C1, D1));
    }

    @Test
    void R11_three_in_a_row_do_not_win() {
        assertNoWin("6/*X5/6/1x1o2/5*O/1XX3 p", "Xa2a1");
    }

    @Test
    void R11_a_free_square_interrupts_a_line() {
        assertNoWin("6/4*X1/1o1o1x/6/5*O/XO1X2 p", "Xe2e1");
    }

    @Test
    void R11_a_totem_has_no_part_in_a_colour_line_and_interrupts_it() {
        assertNoWin("o1o3/6/6/2*X2x/5*O/XO2X1 p", "Xc1d1");
    }

    @Test
    void R11_a_totem_has_no_part_in_a_line_of_its_symbol_and_interrupts_it() {
        assertNoWin("6/6/4O1/2*X3/5*O/xX2x1 p", "Xc1d1");
    }

    @Test
    void R11_neighbours_alike_now_in_colour_and_now_in_symbol_make_no_line() {
        assertNoWin("6/3*X2/5x/4O1/5*O/XOo3 b", "Xd2d1");
    }

    @Test
    void R11_a_piece_alike_in_neither_interrupts_a_line() {
        assertNoWin("6/2*O3/1o1o2/6/5*X/Ox1OO1 p", "Oc2c1");
    }

    @Test
    void R11_diagonals_do_not_win() {
        assertNoWin("1o1o1o/*X5/6/2X3/1X4/X4*O p", "Xd5d4");
        assertNoWin("1o1o1o/3*X2/X5/1X4/2X3/5*O p", "Xd2d1");
    }

    private static void assertWin(String position, String move, Player winner, Alignment... alignments) {
        Position before = Position.parse(position);

        assertThat(before.outcome()).isEmpty();
        assertThat(before.toMove()).isEqualTo(winner);
        assertThat(before.play(Move.parse(move)).outcome()).contains(new Outcome.Win(winner, List.of(alignments)));
    }

    private static void assertNoWin(String position, String move) {
        Position after = Position.parse(position).play(Move.parse(move));

        assertThat(after.isOver()).isFalse();
        assertThat(after.outcome()).isEmpty();
        assertThat(after.legalMoves()).isNotEmpty();
    }

    private static Alignment colour(Player player, Square... squares) {
        return new Alignment.OfColour(player, List.of(squares));
    }

    private static Alignment symbol(Symbol symbol, Square... squares) {
        return new Alignment.OfSymbol(symbol, List.of(squares));
    }
}
