package io.github.oxono;

import static io.github.oxono.Square.*;
import static io.github.oxono.Symbol.O;
import static io.github.oxono.Symbol.X;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("R1")
class R01BoardTest {
    @Test
    void R1_the_board_has_files_a_to_f_and_ranks_1_to_6() {
        assertThat(Square.values()).hasSize(36);
        assertThat(A1).returns('a', Square::file).returns(1, Square::rank);
        assertThat(F1).returns('f', Square::file).returns(1, Square::rank);
        assertThat(A6).returns('a', Square::file).returns(6, Square::rank);
        assertThat(F6).returns('f', Square::file).returns(6, Square::rank);
    }

    @Test
    void R1_a_text_shows_rank_6_first_and_each_rank_from_file_a_to_file_f() {
        Position position = Position.parse("Xo4/6/2*X3/3*O2/5x/4O1 p");

        assertThat(position.pieceAt(A6)).contains(Piece.PINK_X);
        assertThat(position.pieceAt(B6)).contains(Piece.BLACK_O);
        assertThat(position.pieceAt(F2)).contains(Piece.BLACK_X);
        assertThat(position.pieceAt(E1)).contains(Piece.PINK_O);
        assertThat(position.totem(X)).isEqualTo(C4);
        assertThat(position.totem(O)).isEqualTo(D3);
        assertThat(position.toSetup().pieces()).containsOnlyKeys(A6, B6, F2, E1);
    }

    @Test
    void R1_a_move_names_the_file_before_the_rank() {
        Position after = Position.initial(X).play(Move.parse("Xa4a5"));

        assertThat(after.totem(X)).isEqualTo(A4);
        assertThat(after.pieceAt(A5)).contains(Piece.PINK_X);
        assertThat(after).hasToString("6/X5/*X5/3*O2/6/6 b");
    }

    @Test
    void R1_the_next_square_lies_along_the_rank_or_the_file_and_never_around_the_edge() {
        assertThat(C4.neighbours()).containsExactly(C3, B4, D4, C5);
        assertThat(A1.neighbours()).containsExactly(B1, A2);
        assertThat(F1.neighbours()).containsExactly(E1, F2);
        assertThat(A4.neighbours()).containsExactly(A3, B4, A5);
        assertThat(F6.neighbours()).containsExactly(F5, E6);
    }
}
