package io.github.oxono;

import java.util.HashMap;
import java.util.Map;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Set-ups at random, most of them with faults. */
final class Setups {
    private Setups() {}

    /** Anything that a board editor can show. */
    static Arbitrary<Setup> any() {
        Arbitrary<Map<Square, Piece>> pieces = Arbitraries.maps(
                        Arbitraries.of(Square.class), Arbitraries.of(Piece.class))
                .ofMaxSize(36);
        Arbitrary<Map<Symbol, Square>> totems = Arbitraries.maps(
                        Arbitraries.of(Symbol.class), Arbitraries.of(Square.class))
                .ofMaxSize(2);
        return Combinators.combine(pieces, totems, Arbitraries.of(Player.class)).as(Setups::of);
    }

    /** Those that the text can hold: no square has two things on it. */
    static Arbitrary<Setup> readable() {
        return any().map(Setups::withoutHidden);
    }

    private static Setup of(Map<Square, Piece> pieces, Map<Symbol, Square> totems, Player toMove) {
        return Setup.builder().pieces(pieces).totems(totems).toMove(toMove).build();
    }

    private static Setup withoutHidden(Setup setup) {
        Map<Symbol, Square> totems = new HashMap<>(setup.totems());
        if (setup.faults().contains(SetupFault.TOTEMS_TOGETHER)) {
            totems.remove(Symbol.O);
        }
        Map<Square, Piece> pieces = new HashMap<>(setup.pieces());
        pieces.keySet().removeAll(totems.values());
        return of(pieces, totems, setup.toMove());
    }
}
