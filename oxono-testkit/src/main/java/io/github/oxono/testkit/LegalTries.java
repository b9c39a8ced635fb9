package io.github.oxono.testkit;

import io.github.oxono.Move;
import io.github.oxono.Position;
import io.github.oxono.Square;
import io.github.oxono.Symbol;
import io.github.oxono.TotemMove;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

/** Legal moves of every kind: all jumps and relocations, and slides, most of them early in a game. */
final class LegalTries {
    /** A game may have to be played again for each try, so that late ones take long. */
    private static final int PLIES_FOR_SLIDES = 20;

    private LegalTries() {}

    static Set<Move> of(Position position, Random random) {
        Set<Move> moves = new LinkedHashSet<>();
        for (Symbol symbol : Symbol.values()) {
            shuffled(position.destinations(symbol), random).stream()
                    .limit(destinations(position, symbol))
                    .forEach(destination -> moves.addAll(of(position, symbol, destination, random)));
        }
        return moves;
    }

    private static int destinations(Position position, Symbol symbol) {
        boolean slides = position.totemMove(symbol) == TotemMove.SLIDE;
        return slides ? 1 + PLIES_FOR_SLIDES / (1 + position.ply()) : Square.values().length;
    }

    /** With two squares for the piece, and the square the totem left. */
    private static List<Move> of(Position position, Symbol symbol, Square destination, Random random) {
        List<Square> placements = shuffled(position.placements(symbol, destination), random);
        Set<Square> tried = new LinkedHashSet<>(placements.subList(0, Math.min(2, placements.size())));
        tried.addAll(placements.stream()
                .filter(square -> square == position.totem(symbol))
                .toList());
        return tried.stream()
                .map(square -> Move.of(symbol, destination, square))
                .toList();
    }

    private static List<Square> shuffled(Collection<Square> squares, Random random) {
        List<Square> shuffled = new ArrayList<>(squares);
        Collections.shuffle(shuffled, random);
        return shuffled;
    }
}
