package io.github.oxono;

import static io.github.oxono.Square.*;
import static io.github.oxono.Symbol.O;
import static io.github.oxono.Symbol.X;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("R8")
class R08RelocateTest {
    /** Rank 1 and file a are full, the O totem is on d3. */
    private static final Position WITHOUT_A_JUMP = Position.parse("x5/o5/O5/X2*O2/x5/*XXxoOX p");

    /** Rank 1 and file a around the X totem are full, and so are rank 6 and file f around the O totem. */
    private static final Position BOTH_WITHOUT_A_JUMP = Position.parse("xOoXx*O/X4X/o4o/O4O/x4x/*XXxOoX p");

    @Test
    void R8_an_enclosed_totem_on_a_full_rank_and_file_goes_to_any_free_square() {
        assertThat(WITHOUT_A_JUMP.totemMove(X)).isEqualTo(TotemMove.RELOCATION);
        assertThat(WITHOUT_A_JUMP.destinations(X))
                .containsExactly(
                        B2, C2, D2, E2, F2, B3, C3, E3, F3, B4, C4, D4, E4, F4, B5, C5, D5, E5, F5, B6, C6, D6, E6, F6);
    }

    @Test
    void R8_the_piece_goes_next_to_the_totem_there() {
        assertThat(WITHOUT_A_JUMP.placements(X, D2)).containsExactly(C2, E2);
        assertThat(WITHOUT_A_JUMP.play(Move.parse("Xd2e2"))).hasToString("x5/o5/O5/X2*O2/x2*XX1/1XxoOX b");
    }

    @Test
    void R8_one_free_square_on_the_rank_or_file_makes_it_a_jump() {
        Position f1IsFree = Position.parse("x5/o5/O5/X2*O1X/x5/*XXxoO1 p");
        Position a6IsFree = Position.parse("5x/o5/O5/X2*O2/x5/*XXxoOX p");

        assertThat(f1IsFree.destinations(X)).containsExactly(F1);
        assertThat(a6IsFree.destinations(X)).containsExactly(A6);
    }

    @Test
    void R8_the_other_totem_fills_its_square() {
        Position position = Position.parse("x5/o5/O5/X5/x5/*XXx*OOX b");

        assertThat(position.totemMove(X)).isEqualTo(TotemMove.RELOCATION);
        assertThat(position.destinations(X)).isEqualTo(position.freeSquares());
    }

    @Test
    void R8_two_enclosed_totems_end_nothing_and_either_may_go_anywhere() {
        assertThat(BOTH_WITHOUT_A_JUMP.outcome()).isEmpty();
        assertThat(BOTH_WITHOUT_A_JUMP.destinations(X))
                .containsExactly(B2, C2, D2, E2, B3, C3, D3, E3, B4, C4, D4, E4, B5, C5, D5, E5);
        assertThat(BOTH_WITHOUT_A_JUMP.destinations(O)).isEqualTo(BOTH_WITHOUT_A_JUMP.destinations(X));
    }
}
