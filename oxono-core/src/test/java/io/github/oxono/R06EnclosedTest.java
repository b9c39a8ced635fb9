package io.github.oxono;

import static io.github.oxono.Square.*;
import static io.github.oxono.Symbol.O;
import static io.github.oxono.Symbol.X;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@Tag("R6")
class R06EnclosedTest {
    @Test
    void R6_pieces_on_all_four_sides_enclose_a_totem() {
        Position position = Position.parse("6/2X3/1O*Xo2/2x3/6/5*O p");

        assertThat(position.isEnclosed(X)).isTrue();
        assertThat(position.isEnclosed(O)).isFalse();
    }

    @Test
    void R6_the_other_totem_encloses_like_a_piece() {
        Position position = Position.parse("6/2X3/1o*X*O2/2X3/6/6 b");

        assertThat(position.isEnclosed(X)).isTrue();
        assertThat(position.isEnclosed(O)).isFalse();
    }

    @Test
    void R6_the_edge_of_the_board_closes_a_side() {
        Position inTheCorner = Position.parse("6/6/6/6/o5/*XX3*O p");
        Position onTheEdge = Position.parse("6/6/6/6/2o3/1X*XO1*O b");

        assertThat(inTheCorner.isEnclosed(X)).isTrue();
        assertThat(onTheEdge.isEnclosed(X)).isTrue();
    }

    @Test
    void R6_the_squares_at_the_totems_corners_do_not_count() {
        Position position = Position.parse("6/6/1X1x2/2*X3/1O1o2/5*O p");

        assertThat(position.isEnclosed(X)).isFalse();
    }

    @ParameterizedTest
    @EnumSource
    void R6_anywhere_a_totem_is_enclosed_when_every_neighbour_holds_a_piece(Square square) {
        Position position = withPiecesOn(List.copyOf(square.neighbours()), square);

        assertThat(position.isEnclosed(X)).isTrue();
    }

    @ParameterizedTest
    @EnumSource
    void R6_anywhere_one_free_neighbour_is_enough_to_be_free(Square square) {
        for (Square free : square.neighbours()) {
            List<Square> others = new ArrayList<>(square.neighbours());
            others.remove(free);
            Position position = withPiecesOn(others, square);

            assertThat(position.isEnclosed(X)).as("only %s is free", free).isFalse();
            assertThat(position.destinations(X)).contains(free);
        }
    }

    /** Pink and black pieces by turns, the X totem on its square and the O totem out of the way. */
    private static Position withPiecesOn(List<Square> squares, Square totem) {
        Setup.Builder setup = Setup.builder().putTotem(X, totem).putTotem(O, totem.rank() <= 3 ? D6 : D1);
        for (int i = 0; i < squares.size(); i++) {
            setup.putPiece(squares.get(i), i % 2 == 0 ? Piece.PINK_X : Piece.BLACK_O);
        }
        return Position.of(setup.toMove(squares.size() % 2 == 0 ? Player.PINK : Player.BLACK)
                .build());
    }
}
