package io.github.oxono;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A value does not change when what it was made from changes afterwards. */
class CopyTest {
    private final List<Square> squares = new ArrayList<>(List.of(Square.A1, Square.B1, Square.C1, Square.D1));

    @Test
    void an_alignment_copies_its_squares() {
        Alignment colour = new Alignment.OfColour(Player.PINK, squares);
        Alignment symbol = new Alignment.OfSymbol(Symbol.X, squares);
        squares.clear();

        assertThat(colour.squares()).containsExactly(Square.A1, Square.B1, Square.C1, Square.D1);
        assertThat(symbol.squares()).containsExactly(Square.A1, Square.B1, Square.C1, Square.D1);
    }

    @Test
    void a_win_copies_its_alignments() {
        Alignment alignment = new Alignment.OfColour(Player.PINK, squares);
        List<Alignment> alignments = new ArrayList<>(List.of(alignment));
        Outcome.Win win = new Outcome.Win(Player.PINK, alignments);
        alignments.clear();

        assertThat(win.alignments()).containsExactly(alignment);
    }

    @Test
    void a_ply_copies_the_squares_jumped_over() {
        Ply ply = new Ply(9, Player.PINK, Move.parse("Xe1f1"), Square.A1, TotemMove.JUMP, squares, Placement.ADJACENT);
        squares.clear();

        assertThat(ply.jumped()).containsExactly(Square.A1, Square.B1, Square.C1, Square.D1);
    }

    @Test
    void a_setup_copies_the_maps_given_to_its_builder() {
        Map<Square, Piece> pieces = new EnumMap<>(Map.of(Square.A1, Piece.PINK_X));
        Map<Symbol, Square> totems = new EnumMap<>(Map.of(Symbol.X, Square.C4));
        Setup setup = Setup.builder()
                .pieces(pieces)
                .totems(totems)
                .toMove(Player.BLACK)
                .build();
        pieces.clear();
        totems.clear();

        assertThat(setup).hasToString("6/6/2*X3/6/6/X5 b");
    }

    @Test
    void a_setup_does_not_change_when_its_builder_is_used_again() {
        Setup.Builder builder =
                Setup.builder().putPiece(Square.A1, Piece.PINK_X).putTotem(Symbol.X, Square.C4);
        Setup first = builder.toMove(Player.BLACK).build();
        Setup second = builder.putPiece(Square.A1, Piece.BLACK_X)
                .putTotem(Symbol.X, Square.D4)
                .toMove(Player.PINK)
                .build();

        assertThat(first).hasToString("6/6/2*X3/6/6/X5 b");
        assertThat(second).hasToString("6/6/3*X2/6/6/x5 p");
    }
}
