package io.github.oxono;

import static io.github.oxono.Player.BLACK;
import static io.github.oxono.Player.PINK;
import static io.github.oxono.Square.*;
import static io.github.oxono.Symbol.O;
import static io.github.oxono.Symbol.X;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("R4")
class R04ReserveTest {
    /** All eight pink X are on the board; black has four X left. */
    private static final Position PINK_WITHOUT_X = Position.parse("X1X1X1/1o1x1o/X1*X1o1/1x1*O1x/X1X1X1/1o1X1x p");

    /** All eight black O are on the board; pink has four O left. */
    private static final Position BLACK_WITHOUT_O = Position.parse("o1o1o1/1X1O1X/o1*O1X1/1O1*X1O/o1o1o1/OX1o1O b");

    @Test
    void R4_a_player_without_a_piece_of_its_symbol_may_not_move_a_totem() {
        assertThat(PINK_WITHOUT_X.reserve(PINK, X)).isZero();
        assertThat(PINK_WITHOUT_X.isEnclosed(X)).isFalse();
        assertThat(PINK_WITHOUT_X.destinations(X)).isEmpty();
        assertThat(PINK_WITHOUT_X.placements(X, C5)).isEmpty();
        assertThat(PINK_WITHOUT_X.isLegal(Move.parse("Xc5c4"))).isFalse();
    }

    @Test
    void R4_that_player_moves_the_other_totem_instead_of_passing() {
        assertThat(PINK_WITHOUT_X.legalMoves())
                .extracting(Move::toString)
                .containsExactly("Od2d3", "Oc3d3", "Oe3d3", "Od4d3");
    }

    @Test
    void R4_only_the_movers_own_reserve_counts() {
        Position blackToMove = PINK_WITHOUT_X.play(Move.parse("Od4d3"));

        assertThat(blackToMove.reserve(PINK, X)).isZero();
        assertThat(blackToMove.reserve(BLACK, X)).isEqualTo(4);
        assertThat(blackToMove.destinations(X)).containsExactly(C3, B4, C5);
    }

    @Test
    void R4_the_reserve_counts_for_black_and_for_O_as_well() {
        assertThat(BLACK_WITHOUT_O.reserve(BLACK, O)).isZero();
        assertThat(BLACK_WITHOUT_O.destinations(O)).isEmpty();
        assertThat(BLACK_WITHOUT_O.destinations(X)).isNotEmpty();

        Position pinkToMove = BLACK_WITHOUT_O.play(Move.parse("Xd4d3"));
        assertThat(pinkToMove.destinations(O)).isNotEmpty();
    }

    @Test
    void R4_each_piece_placed_leaves_the_reserve_of_its_player_and_symbol() {
        Position position = Position.initial(X).play(Move.parse("Xd4e4"));

        assertReserves(position, 7, 8, 8, 8);
        assertReserves(position.play(Move.parse("Od2d1")), 7, 8, 8, 7);
    }

    @Test
    void R4_the_piece_that_wins_leaves_the_reserve_too() {
        Position position = Position.parse("6/6/6/*X2o1*O/2x1x1/1XXX2 p");

        assertThat(position.play(Move.parse("Xa2a1")).isOver()).isTrue();
        assertReserves(position.play(Move.parse("Xa2a1")), 4, 8, 6, 7);
    }

    @Test
    void R4_a_refused_move_leaves_every_reserve_as_it_is() {
        Position position = Position.initial(X);

        assertThatThrownBy(() -> position.play(Move.parse("Xd4a1"))).isInstanceOf(IllegalMoveException.class);
        assertReserves(position, 8, 8, 8, 8);
    }

    private static void assertReserves(Position position, int pinkX, int pinkO, int blackX, int blackO) {
        assertThat(position.reserve(PINK, X)).isEqualTo(pinkX);
        assertThat(position.reserve(PINK, O)).isEqualTo(pinkO);
        assertThat(position.reserve(BLACK, X)).isEqualTo(blackX);
        assertThat(position.reserve(BLACK, O)).isEqualTo(blackO);
    }
}
