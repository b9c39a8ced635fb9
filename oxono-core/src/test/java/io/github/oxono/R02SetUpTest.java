package io.github.oxono;

import static io.github.oxono.Player.BLACK;
import static io.github.oxono.Player.PINK;
import static io.github.oxono.Symbol.O;
import static io.github.oxono.Symbol.X;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@Tag("R2")
class R02SetUpTest {
    @Test
    void R2_the_totems_stand_on_c4_and_d3_which_on_which_is_drawn() {
        assertThat(Position.initial(X)).hasToString("6/6/2*X3/3*O2/6/6 p");
        assertThat(Position.initial(O)).hasToString("6/6/2*O3/3*X2/6/6 p");
    }

    @ParameterizedTest
    @EnumSource
    void R2_the_board_is_empty_but_for_the_totems(Symbol onC4) {
        Position start = Position.initial(onC4);

        assertThat(start.ply()).isZero();
        assertThat(start.freeSquares()).hasSize(34).doesNotContain(Square.C4, Square.D3);
    }

    @ParameterizedTest
    @EnumSource
    void R2_each_player_has_eight_pieces_of_each_symbol(Symbol onC4) {
        Position start = Position.initial(onC4);

        assertThat(start.reserve(PINK, X)).isEqualTo(8);
        assertThat(start.reserve(PINK, O)).isEqualTo(8);
        assertThat(start.reserve(BLACK, X)).isEqualTo(8);
        assertThat(start.reserve(BLACK, O)).isEqualTo(8);
    }

    @Test
    void R2_pink_moves_first_and_then_the_players_alternate() {
        Position start = Position.initial(X);
        Position second = start.play(Move.parse("Xd4e4"));
        Position third = second.play(Move.parse("Od2d1"));

        assertThat(start.toMove()).isEqualTo(PINK);
        assertThat(second.toMove()).isEqualTo(BLACK);
        assertThat(third.toMove()).isEqualTo(PINK);
    }

    @ParameterizedTest
    @EnumSource
    void R2_the_first_player_has_68_moves_from_either_set_up(Symbol onC4) {
        assertThat(Position.initial(onC4).legalMoves()).hasSize(68);
    }
}
