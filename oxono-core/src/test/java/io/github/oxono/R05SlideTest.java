package io.github.oxono;

import static io.github.oxono.Square.*;
import static io.github.oxono.Symbol.O;
import static io.github.oxono.Symbol.X;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("R5")
class R05SlideTest {
    @Test
    void R5_a_free_totem_slides_any_number_of_squares_along_its_rank_and_file() {
        Position start = Position.initial(X);

        assertThat(start.destinations(X)).containsExactly(C1, C2, C3, A4, B4, D4, E4, F4, C5, C6);
        assertThat(start.destinations(O)).containsExactly(D1, D2, A3, B3, C3, E3, F3, D4, D5, D6);
    }

    @Test
    void R5_a_totem_slides_up_to_a_piece_and_not_over_it() {
        Position position = Position.parse("6/2o3/6/*O1*X1X1/6/6 p");

        assertThat(position.destinations(X)).containsExactly(C1, C2, B3, D3, C4);
    }

    @Test
    void R5_a_totem_slides_up_to_the_other_totem_and_not_over_it() {
        Position position = Position.parse("6/6/1*X1*O2/6/6/6 p");

        assertThat(position.destinations(X)).containsExactly(B1, B2, B3, A4, C4, B5, B6);
        assertThat(position.destinations(O)).containsExactly(D1, D2, D3, C4, E4, F4, D5, D6);
    }

    @Test
    void R5_a_totem_slides_as_far_as_the_edge_of_the_board() {
        Position onTheEdge = Position.parse("6/6/6/*X5/6/5*O p");

        assertThat(onTheEdge.destinations(X)).containsExactly(A1, A2, B3, C3, D3, E3, F3, A4, A5, A6);
        assertThat(onTheEdge.destinations(O)).containsExactly(A1, B1, C1, D1, E1, F2, F3, F4, F5, F6);
    }

    @Test
    void R5_a_free_totem_does_not_jump_where_its_way_is_blocked() {
        Position onlySouthIsFree = Position.parse("6/2x3/1X*XO2/6/6/5*O b");

        assertThat(onlySouthIsFree.destinations(X)).containsExactly(C1, C2, C3);
    }

    @Test
    void R5_a_free_totem_does_not_leave_its_rank_and_file() {
        Position start = Position.initial(X);

        assertThat(start.isLegal(Move.parse("Xd5d4"))).isFalse();
        assertThat(start.isLegal(Move.parse("Xa1a2"))).isFalse();
        assertThat(start.totemMove(X)).isEqualTo(TotemMove.SLIDE);
    }
}
