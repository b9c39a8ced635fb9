package io.github.oxono;

import static io.github.oxono.Square.*;
import static io.github.oxono.Symbol.O;
import static io.github.oxono.Symbol.X;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("R7")
class R07JumpTest {
    @Test
    void R7_an_enclosed_totem_jumps_in_any_direction_over_pieces_of_any_kind() {
        Position position = Position.parse("6/2X3/1O*Xo2/2x3/6/5*O p");

        assertThat(position.destinations(X)).containsExactly(C2, A4, E4, C6);
    }

    @Test
    void R7_an_O_totem_jumps_as_an_X_totem_does() {
        Position position = Position.parse("6/2x3/1X*OX2/2x3/6/5*X p");

        assertThat(position.destinations(O)).containsExactly(C2, A4, E4, C6);
    }

    @Test
    void R7_a_jump_goes_over_the_whole_run_onto_the_first_free_square() {
        Position threeAndFourInTheRun = Position.parse("6/X5/o5/O5/x3*O1/*XXoX2 b");

        assertThat(threeAndFourInTheRun.destinations(X)).containsExactly(E1, A6);
    }

    @Test
    void R7_the_other_totem_is_jumped_over_like_a_piece() {
        Position nextToIt = Position.parse("6/2o3/1X*X*OX1/2x3/6/6 p");
        Position behindAPiece = Position.parse("6/2o3/1X*XX*O1/2x3/6/6 p");

        assertThat(nextToIt.destinations(X)).containsExactly(C2, A4, F4, C6);
        assertThat(behindAPiece.destinations(X)).containsExactly(C2, A4, F4, C6);
    }

    @Test
    void R7_a_jump_does_not_go_on_past_the_first_free_square() {
        Position secondRunBehindTheFirst = Position.parse("6/6/6/6/o5/*XX1X1*O b");

        assertThat(secondRunBehindTheFirst.destinations(X)).containsExactly(C1, A3);
    }

    @Test
    void R7_a_run_that_reaches_the_edge_cannot_be_jumped_over() {
        Position runToTheWestEdge = Position.parse("6/1o4/X*Xx3/1O4/6/5*O p");

        assertThat(runToTheWestEdge.destinations(X)).containsExactly(B2, D4, B6);
    }

    @Test
    void R7_a_totem_with_a_single_jump_goes_nowhere_else() {
        Position onlyF1IsFree = Position.parse("x5/o5/O5/X2*O1X/x5/*XXxoO1 p");

        assertThat(onlyF1IsFree.totemMove(X)).isEqualTo(TotemMove.JUMP);
        assertThat(onlyF1IsFree.destinations(X)).containsExactly(F1);
    }

    @Test
    void R7_the_pieces_jumped_over_stay() {
        Position position = Position.parse("6/X5/o5/O5/x3*O1/*XXoX2 b");

        assertThat(position.play(Move.parse("Xe1f1"))).hasToString("6/X5/o5/O5/x3*O1/1XoX*Xx p");
    }

    @Test
    void R7_a_free_totem_does_not_jump() {
        Position onlySouthIsFree = Position.parse("6/2x3/1X*XO2/6/6/5*O b");

        assertThat(onlySouthIsFree.totemMove(X)).isEqualTo(TotemMove.SLIDE);
        assertThat(onlySouthIsFree.destinations(X)).doesNotContain(A4, E4, C6);
    }

    @Test
    void R7_a_totem_on_the_edge_has_the_turns_of_the_published_exercise() {
        Position position = Position.parse("1*OO3/o1o3/Oo2X1/XOO1x1/3ooX/2Oo*Xx p");

        assertThat(position.isEnclosed(X)).isTrue();
        assertThat(position.legalMoves())
                .extracting(Move::toString)
                .containsExactly("Xb1a1", "Xb1b2", "Xe5d5", "Xe5f5", "Xe5e6", "Ob5b6", "Oa6b6");
    }
}
