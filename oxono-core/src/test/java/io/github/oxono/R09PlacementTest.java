package io.github.oxono;

import static io.github.oxono.Square.*;
import static io.github.oxono.Symbol.O;
import static io.github.oxono.Symbol.X;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("R9")
class R09PlacementTest {
    @Test
    void R9_the_piece_goes_next_to_the_totems_new_square_along_rank_or_file() {
        Position start = Position.initial(X);

        assertThat(start.placements(X, E4)).containsExactly(E3, D4, F4, E5);
        assertThat(start.placements(X, A4)).containsExactly(A3, B4, A5);
        assertThat(start.placements(X, C6)).containsExactly(C5, B6, D6);
        assertThat(start.placements(O, D1)).containsExactly(C1, E1, D2);
    }

    @Test
    void R9_the_piece_goes_neither_to_a_corner_of_the_new_square_nor_next_to_the_old_one() {
        Position start = Position.initial(X);

        assertThat(start.isLegal(Move.parse("Xe4d5"))).isFalse();
        assertThat(start.isLegal(Move.parse("Xe4f3"))).isFalse();
        assertThat(start.isLegal(Move.parse("Xe4c4"))).isFalse();
        assertThat(start.isLegal(Move.parse("Xe4c5"))).isFalse();
        assertThat(start.isLegal(Move.parse("Xe4b4"))).isFalse();
    }

    @Test
    void R9_the_square_the_totem_left_is_free() {
        Position start = Position.initial(X);

        assertThat(start.placements(X, D4)).containsExactly(C4, E4, D5);
        assertThat(start.play(Move.parse("Xd4c4"))).hasToString("6/6/2X*X2/3*O2/6/6 b");
    }

    @Test
    void R9_the_square_the_totem_left_may_be_the_only_one() {
        Position position = Position.parse("6/1o4/X1*X3/1X4/6/5*O b");

        assertThat(position.placements(X, B4)).containsExactly(C4);
    }

    @Test
    void R9_pieces_and_the_other_totem_are_in_the_way() {
        Position position = Position.parse("6/2x3/1X*XO2/6/6/5*O b");

        assertThat(position.placements(X, C3)).containsExactly(C2, B3, D3, C4);
        assertThat(position.placements(O, F4)).containsExactly(F3, E4, F5);
        assertThat(Position.initial(X).placements(X, C3)).containsExactly(C2, B3, C4);
    }

    @Test
    void R9_after_a_jump_the_piece_goes_next_to_the_totem_too() {
        Position position = Position.parse("6/2X3/1O*Xo2/2x3/6/5*O p");

        assertThat(position.placements(X, E4)).containsExactly(E3, F4, E5);
        assertThat(position.placements(X, A4)).containsExactly(A3, A5);
    }
}
