package io.github.oxono;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

class SetupTest {
    @Provide
    Arbitrary<Setup> setups() {
        return Setups.any();
    }

    @Property
    void without_takes_everything_from_a_square_and_leaves_all_else(
            @ForAll("setups") Setup setup, @ForAll Square square) {
        Map<Square, Piece> pieces = new HashMap<>(setup.pieces());
        pieces.remove(square);
        Map<Symbol, Square> totems = new HashMap<>(setup.totems());
        totems.values().removeIf(square::equals);

        Setup without = setup.without(square);

        assertThat(without.pieces()).isEqualTo(pieces);
        assertThat(without.totems()).isEqualTo(totems);
        assertThat(without.toMove()).isEqualTo(setup.toMove());
    }

    @Test
    void both_totems_are_taken_from_their_square() {
        Setup together = Setup.builder()
                .putTotem(Symbol.X, Square.A1)
                .putTotem(Symbol.O, Square.A1)
                .putPiece(Square.A1, Piece.BLACK_X)
                .putPiece(Square.B1, Piece.PINK_O)
                .toMove(Player.PINK)
                .build();

        assertThat(together.without(Square.A1)).hasToString("6/6/6/6/6/1O4 p");
    }
}
