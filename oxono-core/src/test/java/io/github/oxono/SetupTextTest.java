package io.github.oxono;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

/** The text of set-ups that hide something under a totem: it is for people, and is not read back. */
class SetupTextTest {
    private static final Setup START = Position.initial(Symbol.X).toSetup();

    @Provide
    Arbitrary<Setup> setups() {
        return Setups.any();
    }

    @Test
    void a_piece_under_a_totem_is_told_after_the_text() {
        Setup setup =
                Setup.builder().from(START).putPiece(Square.D3, Piece.BLACK_X).build();

        assertThat(setup).hasToString("6/6/2*X3/3*O2/6/6 p, under d3: x");
    }

    @Test
    void the_X_totem_is_seen_above_the_O_totem() {
        Setup setup = Setup.builder().from(START).putTotem(Symbol.O, Square.C4).build();

        assertThat(setup).hasToString("6/6/2*X3/6/6/6 p, under c4: *O");
    }

    @Test
    void all_that_is_hidden_is_told_in_the_order_of_squares() {
        Setup together = Setup.builder()
                .putTotem(Symbol.X, Square.F6)
                .putTotem(Symbol.O, Square.F6)
                .putPiece(Square.F6, Piece.PINK_O)
                .toMove(Player.BLACK)
                .build();
        Setup apart = Setup.builder()
                .from(START)
                .putPiece(Square.C4, Piece.PINK_X)
                .putPiece(Square.D3, Piece.BLACK_O)
                .build();

        assertThat(together).hasToString("5*X/6/6/6/6/6 b, under f6: *O, under f6: O");
        assertThat(apart).hasToString("6/6/2*X3/3*O2/6/6 p, under d3: o, under c4: X");
    }

    @Property
    void a_text_is_read_back_unless_something_is_hidden(@ForAll("setups") Setup setup) {
        String text = setup.toString();

        if (text.contains("under")) {
            assertThatExceptionOfType(OxonoParseException.class)
                    .isThrownBy(() -> Setup.parse(text))
                    .satisfies(refused -> {
                        assertThat(refused.fault()).isEqualTo(ParseFault.TEXT_AFTER_END);
                        assertThat(refused.offset()).isEqualTo(text.indexOf(','));
                    });
        } else {
            assertThat(Setup.parse(text)).isEqualTo(setup);
        }
    }

    @Property
    void something_is_hidden_exactly_where_a_totem_shares_its_square(@ForAll("setups") Setup setup) {
        assertThat(setup.toString().contains("under"))
                .isEqualTo(setup.faults().contains(SetupFault.TOTEMS_TOGETHER)
                        || setup.faults().contains(SetupFault.PIECE_UNDER_TOTEM));
    }
}
