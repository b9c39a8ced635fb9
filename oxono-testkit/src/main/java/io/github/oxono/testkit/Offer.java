package io.github.oxono.testkit;

import io.github.oxono.Move;
import io.github.oxono.Position;
import io.github.oxono.Square;
import io.github.oxono.SquareSet;
import io.github.oxono.Symbol;
import java.util.Collection;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;

/** What may be done in a state, step by step: each totem's destinations, and for each of them the piece's squares. */
final class Offer {
    private final Map<Symbol, Map<Square, SquareSet>> placements = new EnumMap<>(Symbol.class);

    Offer() {
        for (Symbol symbol : Symbol.values()) {
            placements.put(symbol, new EnumMap<>(Square.class));
        }
    }

    /** What the rules say. */
    static Offer of(Position position) {
        return of(position.legalMoves());
    }

    static Offer of(Collection<Move> moves) {
        Offer offer = new Offer();
        moves.forEach(move -> {
            offer.addDestination(move.symbol(), move.destination());
            offer.addPlacement(move.symbol(), move.destination(), move.placement());
        });
        return offer;
    }

    void addDestination(Symbol symbol, Square destination) {
        of(symbol).putIfAbsent(destination, SquareSet.of());
    }

    void addPlacement(Symbol symbol, Square destination, Square placement) {
        of(symbol).merge(destination, SquareSet.of(placement), Offer::union);
    }

    SquareSet destinations(Symbol symbol) {
        return SquareSet.copyOf(of(symbol).keySet());
    }

    SquareSet placements(Symbol symbol, Square destination) {
        return of(symbol).getOrDefault(destination, SquareSet.of());
    }

    private static SquareSet union(SquareSet some, SquareSet others) {
        return SquareSet.ofBits(some.toBits() | others.toBits());
    }

    private Map<Square, SquareSet> of(Symbol symbol) {
        return Objects.requireNonNull(placements.get(symbol));
    }
}
