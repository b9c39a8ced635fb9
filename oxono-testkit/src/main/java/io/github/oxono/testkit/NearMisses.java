package io.github.oxono.testkit;

import io.github.oxono.Direction;
import io.github.oxono.Move;
import io.github.oxono.Position;
import io.github.oxono.Square;
import io.github.oxono.SquareSet;
import io.github.oxono.Symbol;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

/** Illegal moves that a faulty implementation might accept: about a hundred a position. */
final class NearMisses {
    private static final Square[] SQUARES = Square.values();

    private final Position position;
    private final Random random;
    private final Set<Move> moves = new LinkedHashSet<>();

    private NearMisses(Position position, Random random) {
        this.position = position;
        this.random = random;
    }

    /** In random order. */
    static List<Move> of(Position position, Random random) {
        NearMisses misses = new NearMisses(position, random);
        for (Symbol symbol : Symbol.values()) {
            misses.addWrongDestinations(symbol);
            misses.addWrongPlacements(symbol);
        }
        List<Move> shuffled = new ArrayList<>(misses.moves);
        Collections.shuffle(shuffled, random);
        return shuffled;
    }

    /** A few of them, without making all. */
    static List<Move> some(Position position, Random random, int tries) {
        NearMisses misses = new NearMisses(position, random);
        for (int number = 0; number < tries; number++) {
            misses.addOne(random.nextBoolean() ? Symbol.X : Symbol.O, SQUARES[random.nextInt(SQUARES.length)]);
        }
        return List.copyOf(misses.moves);
    }

    private void addOne(Symbol symbol, Square destination) {
        SquareSet legal = position.destinations(symbol);
        if (legal.contains(destination)) {
            addAny(symbol, destination, Reach.freeAfter(position, symbol, destination));
        } else {
            addAny(symbol, destination, Reach.placements(position, symbol, destination));
        }
    }

    /** Every square but the right ones; all of them after the end and without a piece in reserve. */
    private void addWrongDestinations(Symbol symbol) {
        SquareSet legal = position.destinations(symbol);
        for (Square destination : Square.values()) {
            if (!legal.contains(destination)) {
                addAny(symbol, destination, Reach.placements(position, symbol, destination));
            }
        }
    }

    private void addWrongPlacements(Symbol symbol) {
        Square origin = position.totem(symbol);
        for (Square destination : position.destinations(symbol)) {
            addAny(symbol, destination, origin.neighbours());
            addAny(symbol, destination, diagonals(destination));
            addAny(symbol, destination, destination.neighbours());
            addAny(symbol, destination, Reach.freeAfter(position, symbol, destination));
        }
    }

    /** One of the squares that make the move illegal, if there is one. */
    private void addAny(Symbol symbol, Square destination, SquareSet placements) {
        List<Square> squares = new ArrayList<>(placements);
        Collections.shuffle(squares, random);
        squares.stream()
                .filter(placement -> placement != destination)
                .map(placement -> Move.of(symbol, destination, placement))
                .filter(move -> !position.isLegal(move))
                .findFirst()
                .ifPresent(moves::add);
    }

    private static SquareSet diagonals(Square square) {
        List<Square> diagonals = new ArrayList<>();
        for (Direction vertical : List.of(Direction.NORTH, Direction.SOUTH)) {
            for (Direction horizontal : List.of(Direction.EAST, Direction.WEST)) {
                square.neighbour(vertical)
                        .flatMap(next -> next.neighbour(horizontal))
                        .ifPresent(diagonals::add);
            }
        }
        return SquareSet.copyOf(diagonals);
    }
}
