package io.github.oxono.testkit;

import io.github.oxono.Move;
import io.github.oxono.Position;
import io.github.oxono.Square;
import io.github.oxono.Symbol;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

/** Legal moves that show whether an implementation knows all destinations and all kinds of placement. */
final class LegalTries {
    private LegalTries() {}

    /** For each destination one placement, and the square the totem left; for one destination all. */
    static Set<Move> of(Position position, Random random) {
        Set<Move> moves = new LinkedHashSet<>();
        for (Symbol symbol : Symbol.values()) {
            List<Square> destinations = new ArrayList<>(position.destinations(symbol));
            Collections.shuffle(destinations, random);
            destinations.forEach(destination -> addSome(moves, position, symbol, destination, random));
            destinations.stream().limit(1).forEach(destination -> addAll(moves, position, symbol, destination));
        }
        return moves;
    }

    private static void addSome(Set<Move> moves, Position position, Symbol symbol, Square destination, Random random) {
        List<Square> placements = new ArrayList<>(position.placements(symbol, destination));
        moves.add(Move.of(symbol, destination, placements.get(random.nextInt(placements.size()))));
        if (placements.contains(position.totem(symbol))) {
            moves.add(Move.of(symbol, destination, position.totem(symbol)));
        }
    }

    private static void addAll(Set<Move> moves, Position position, Symbol symbol, Square destination) {
        position.placements(symbol, destination)
                .forEach(placement -> moves.add(Move.of(symbol, destination, placement)));
    }
}
