package io.github.oxono;

import static io.github.oxono.Square.*;
import static io.github.oxono.Symbol.X;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("R10")
class R10FreePlacementTest {
    /** The X totem on c1 jumps to a1, which is enclosed, to e1 or to c3. */
    private static final Position WITH_A_JUMP = Position.parse("6/6/6/6/O1X3/1x*Xo1*O p");

    /** The X totem on a1 goes anywhere, to b2 also, which is enclosed. */
    private static final Position WITHOUT_A_JUMP = Position.parse("xOoXx*O/X4X/o4o/Oo3O/x1X2x/*XXxOoX p");

    @Test
    void R10_after_a_jump_onto_an_enclosed_square_the_piece_goes_on_any_free_square() {
        Set<Square> expected = EnumSet.complementOf(EnumSet.of(A1, B1, D1, F1, A2, C2));

        assertThat(WITH_A_JUMP.placements(X, A1)).isEqualTo(expected);
    }

    @Test
    void R10_the_square_the_totem_left_is_one_of_them_and_its_new_square_is_not() {
        assertThat(WITH_A_JUMP.placements(X, A1)).contains(C1).doesNotContain(A1);
        assertThat(WITH_A_JUMP.play(Move.parse("Xa1c1"))).hasToString("6/6/6/6/O1X3/*XxXo1*O b");
        assertThat(WITH_A_JUMP.play(Move.parse("Xa1f6"))).hasToString("5X/6/6/6/O1X3/*Xx1o1*O b");
    }

    @Test
    void R10_after_a_relocation_onto_an_enclosed_square_the_piece_goes_on_any_free_square() {
        assertThat(WITHOUT_A_JUMP.placements(X, B2))
                .containsExactly(A1, D2, E2, C3, D3, E3, B4, C4, D4, E4, B5, C5, D5, E5);
    }

    @Test
    void R10_where_a_neighbour_is_free_the_piece_still_goes_next_to_the_totem() {
        assertThat(WITH_A_JUMP.placements(X, E1)).containsExactly(E2);
        assertThat(WITH_A_JUMP.placements(X, C3)).containsExactly(B3, D3, C4);
        assertThat(WITHOUT_A_JUMP.placements(X, E5)).containsExactly(E4, D5);
    }
}
