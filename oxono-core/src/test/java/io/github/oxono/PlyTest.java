package io.github.oxono;

import static io.github.oxono.Square.*;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;

class PlyTest {
    @Test
    void R5_R9_a_slide_and_a_piece_next_to_the_totem() {
        Move move = Move.parse("Xa4a5");

        assertThat(Position.initial(Symbol.X).describe(move))
                .isEqualTo(new Ply(1, Player.PINK, move, C4, TotemMove.SLIDE, List.of(), Placement.ADJACENT));
    }

    @Test
    void R7_R9_a_jump_over_a_run() {
        Move move = Move.parse("Xe1f1");

        assertThat(Position.parse("6/X5/o5/O5/x3*O1/*XXoX2 b").describe(move))
                .isEqualTo(new Ply(8, Player.BLACK, move, A1, TotemMove.JUMP, List.of(B1, C1, D1), Placement.ADJACENT));
    }

    @Test
    void R8_R9_a_relocation_goes_over_nothing() {
        Move move = Move.parse("Xd2e2");

        assertThat(Position.parse("x5/o5/O5/X2*O2/x5/*XXxoOX p").describe(move))
                .isEqualTo(new Ply(11, Player.PINK, move, A1, TotemMove.RELOCATION, List.of(), Placement.ADJACENT));
    }

    @Test
    void R7_R10_a_jump_onto_an_enclosed_square_and_a_piece_anywhere() {
        Move move = Move.parse("Xa1f6");

        assertThat(Position.parse("6/6/6/6/O1X3/1x*Xo1*O p").describe(move))
                .isEqualTo(new Ply(5, Player.PINK, move, C1, TotemMove.JUMP, List.of(B1), Placement.FREE));
    }

    @Test
    void R8_R10_a_relocation_onto_an_enclosed_square_and_a_piece_anywhere() {
        Move move = Move.parse("Xb2a1");

        assertThat(Position.parse("xOoXx*O/X4X/o4o/Oo3O/x1X2x/*XXxOoX p").describe(move))
                .isEqualTo(new Ply(21, Player.PINK, move, A1, TotemMove.RELOCATION, List.of(), Placement.FREE));
    }

    @Test
    void R10_a_piece_next_to_the_totem_by_choice_is_placed_freely_all_the_same() {
        Position position = Position.parse("6/6/6/6/O1X3/1x*Xo1*O p");

        assertThat(position.describe(Move.parse("Xa1b2")).placement()).isEqualTo(Placement.FREE);
    }

    @Test
    void R7_the_squares_jumped_over_are_told_from_the_old_square_on() {
        Position north = Position.parse("6/2o3/2X3/1o*XxO1/2O3/5*O p");
        Position south = Position.parse("6/3o2/1xX*XO1/3X2/3o2/5*O p");

        assertThat(north.describe(Move.parse("Xc6b6")).jumped()).containsExactly(C4, C5);
        assertThat(north.describe(Move.parse("Xf3f2")).jumped()).containsExactly(D3, E3);
        assertThat(south.describe(Move.parse("Xd1c1")).jumped()).containsExactly(D3, D2);
        assertThat(south.describe(Move.parse("Xa4a3")).jumped()).containsExactly(C4, B4);
    }

    @Test
    void R7_the_other_totem_is_jumped_over_like_a_piece() {
        Position position = Position.parse("6/2o3/1X*X*OX1/2x3/6/6 p");

        assertThat(position.describe(Move.parse("Xf4f5")).jumped()).containsExactly(D4, E4);
    }

    @Test
    void the_kinds_of_totem_moves_and_placements_have_their_rules() {
        assertThat(TotemMove.values()).extracting(TotemMove::rule).containsExactly(Rule.R5, Rule.R7, Rule.R8);
        assertThat(Placement.values()).extracting(Placement::rule).containsExactly(Rule.R9, Rule.R10);
    }

    @Test
    void an_illegal_move_is_not_described() {
        assertThatExceptionOfType(IllegalMoveException.class)
                .isThrownBy(() -> Position.initial(Symbol.X).describe(Move.parse("Xd5d4")))
                .returns(Refusal.NOT_IN_LINE, IllegalMoveException::refusal);
    }

    @Test
    void a_ply_that_jumps_goes_over_something_and_any_other_over_nothing() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ply(TotemMove.JUMP, List.of()))
                .withMessage("a JUMP goes over at least one square, not over []");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ply(TotemMove.SLIDE, List.of(C5)))
                .withMessage("a SLIDE goes over no square, not over [c5]");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ply(TotemMove.RELOCATION, List.of(C5)))
                .withMessage("a RELOCATION goes over no square, not over [c5]");
    }

    private static Ply ply(TotemMove totemMove, List<Square> jumped) {
        return new Ply(1, Player.PINK, Move.parse("Xc6b6"), C4, totemMove, jumped, Placement.ADJACENT);
    }
}
