package io.github.oxono;

import static io.github.oxono.Player.BLACK;
import static io.github.oxono.Player.PINK;
import static io.github.oxono.Square.*;
import static io.github.oxono.Symbol.O;
import static io.github.oxono.Symbol.X;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("R3")
class R03TurnTest {
    @Test
    void R3_a_turn_moves_one_totem_and_places_a_piece_of_the_movers_colour_and_the_totems_symbol() {
        Position first = Position.initial(X).play(Move.parse("Xd4e4"));
        Position second = first.play(Move.parse("Oe3f3"));

        assertThat(first).hasToString("6/6/3*XX1/3*O2/6/6 b");
        assertThat(second).hasToString("6/6/3*XX1/4*Oo/6/6 p");
    }

    @Test
    void R3_the_turn_passes_to_the_other_player_once_both_parts_are_made() {
        Position start = Position.initial(X);
        PartialMove half = PartialMove.of(start).click(C4).click(D4);

        assertThat(half.board().toMove()).isEqualTo(PINK);
        assertThat(start.play(Move.parse("Xd4e4")).toMove()).isEqualTo(BLACK);
    }

    @Test
    void R3_the_totem_moves_before_the_piece_is_placed() {
        PartialMove turn = PartialMove.of(Position.initial(X));

        assertThat(turn.clickable()).containsExactly(D3, C4);
        assertThat(turn.click(C4).clickable())
                .isEqualTo(Position.initial(X).destinations(X))
                .doesNotContain(D3);
    }

    @Test
    void R3_a_totem_moves_once_a_turn_and_the_other_totem_stays() {
        PartialMove moved = PartialMove.of(Position.initial(X)).click(C4).click(D4);

        assertThat(moved.clickable()).containsExactly(C4, E4, D5).doesNotContain(D3);
        assertThat(moved.board()).hasToString("6/6/3*X2/3*O2/6/6 p");
    }

    @Test
    void R3_half_a_turn_is_no_move() {
        PartialMove half = PartialMove.of(Position.initial(X)).click(C4).click(D4);

        assertThat(half.isComplete()).isFalse();
        assertThat(half.move()).isEmpty();
        assertThat(half.position()).isEqualTo(Position.initial(X));
    }

    @Test
    void R3_a_totem_may_not_stay_where_it_is() {
        assertThat(Position.initial(X).destinations(X)).doesNotContain(C4);
        assertThat(Position.initial(X).isLegal(Move.parse("Xc4c5"))).isFalse();
    }

    @Test
    void R3_an_enclosed_totem_may_not_stay_where_it_is() {
        Position mayJump = Position.parse("6/2X3/1O*Xo2/2x3/6/5*O p");
        Position mayGoAnywhere = Position.parse("x5/o5/O5/X2*O2/x5/*XXxoOX p");

        assertThat(mayJump.destinations(X)).doesNotContain(C4);
        assertThat(mayGoAnywhere.destinations(X)).doesNotContain(A1);
    }

    @Test
    void R3_a_totem_may_not_go_where_a_piece_or_the_other_totem_stands() {
        Position position = Position.parse("6/2o3/6/*O1*X1X1/6/6 p");

        assertThat(position.destinations(X)).doesNotContain(C5, E3, A3);
    }

    @Test
    void R3_a_piece_may_not_go_where_a_piece_or_a_totem_stands() {
        Position position = Position.parse("6/2o3/6/*O1*X1X1/6/6 p");

        assertThat(position.placements(X, C4)).containsExactly(C3, B4, D4);
        assertThat(position.placements(X, D3)).containsExactly(D2, C3, D4);
        assertThat(position.placements(X, B3)).containsExactly(B2, C3, B4);
    }

    @Test
    void R3_a_refused_placement_changes_nothing() {
        Position position = Position.parse("6/2o3/6/*O1*X1X1/6/6 p");

        assertThatExceptionOfType(IllegalMoveException.class)
                .isThrownBy(() -> position.play(Move.parse("Xc4c5")))
                .satisfies(refused -> assertThat(refused.position()).isSameAs(position));
        assertThat(position).hasToString("6/2o3/6/*O1*X1X1/6/6 p");
        assertThat(position.totem(X)).isEqualTo(C3);
        assertThat(position.totem(O)).isEqualTo(A3);
        assertThat(position.reserve(PINK, X)).isEqualTo(7);
        assertThat(position.toMove()).isEqualTo(PINK);
    }

    @Test
    void R3_a_refused_click_leaves_the_totem_where_it_was_put() {
        PartialMove turn = PartialMove.of(Position.initial(X)).click(C4).click(D4);

        assertThatExceptionOfType(IllegalClickException.class)
                .isThrownBy(() -> turn.click(A1))
                .satisfies(refused -> assertThat(refused.partialMove()).isSameAs(turn));
        assertThat(turn.clicks()).containsExactly(C4, D4);
        assertThat(turn.position()).isEqualTo(Position.initial(X));
    }
}
