package io.github.oxono;

import static io.github.oxono.Player.BLACK;
import static io.github.oxono.Square.*;
import static io.github.oxono.Symbol.O;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("R12")
class R12DrawTest {
    /** Black has one piece left, an O; the O totem on b1 jumps to b4. */
    private static final Position ONE_PIECE_LEFT = Position.parse("oo1OOO/XO1oXo/O1XxOx/oXOXx*X/xOxoXx/x*OXxoX b");

    @Test
    void R12_the_game_is_drawn_when_all_32_pieces_stand_on_the_board_without_a_line() {
        Position last = ONE_PIECE_LEFT.play(Move.parse("Ob4c5"));

        assertThat(last.ply()).isEqualTo(32);
        assertThat(last.outcome()).contains(new Outcome.Draw());
    }

    @Test
    void R12_two_squares_are_free_in_a_drawn_game() {
        Position last = ONE_PIECE_LEFT.play(Move.parse("Ob4c5"));

        assertThat(last.freeSquares()).containsExactly(B1, C6);
        assertThat(last).hasToString("oo1OOO/XOooXo/O*OXxOx/oXOXx*X/xOxoXx/x1XxoX p");
    }

    @Test
    void R12_a_line_made_with_the_32nd_piece_wins_for_black_who_placed_it() {
        Position last = ONE_PIECE_LEFT.play(Move.parse("Ob4c6"));

        assertThat(last.ply()).isEqualTo(32);
        assertThat(last.outcome())
                .contains(new Outcome.Win(BLACK, List.of(new Alignment.OfSymbol(O, List.of(A6, B6, C6, D6, E6, F6)))));
    }

    @Test
    void R12_the_game_goes_on_while_a_piece_is_left() {
        Position half = Position.parse("X1X1X1/1o1x1o/X1*X1o1/1x1*O1x/X1X1X1/1o1X1x p");

        assertThat(half.ply()).isEqualTo(16);
        assertThat(half.outcome()).isEmpty();
        assertThat(half.legalMoves()).isNotEmpty();
        assertThat(ONE_PIECE_LEFT.outcome()).isEmpty();
        assertThat(ONE_PIECE_LEFT.legalMoves()).extracting(Move::toString).containsExactly("Ob4b1", "Ob4c5", "Ob4c6");
    }

    @Test
    void R12_two_enclosed_totems_do_not_draw_the_game() {
        Position bothEnclosed = Position.parse("xOoXx*O/X4X/o4o/O4O/x4x/*XXxOoX p");

        assertThat(bothEnclosed.outcome()).isEmpty();
        assertThat(bothEnclosed.legalMoves()).isNotEmpty();
    }
}
