package io.github.oxono.testkit;

import io.github.oxono.Direction;
import io.github.oxono.Position;
import io.github.oxono.Square;
import io.github.oxono.SquareSet;
import io.github.oxono.Symbol;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Where totems and pieces could go, whoever moves, whatever is in reserve, and be the game over or not. */
final class Reach {
    private Reach() {}

    /** The landings over what stands next to the totem, be it enclosed or not. */
    static SquareSet jumps(Position position, Symbol symbol) {
        List<Square> landings = new ArrayList<>();
        for (Direction direction : Direction.values()) {
            landing(position, symbol, direction).ifPresent(landings::add);
        }
        return SquareSet.copyOf(landings);
    }

    /** The landing in one direction; empty if nothing stands next to the totem there, or nothing is free behind. */
    static Optional<Square> landing(Position position, Symbol symbol, Direction direction) {
        List<Square> ray = position.totem(symbol).ray(direction);
        int run = run(position, symbol, direction).size();
        return run > 0 && run < ray.size() ? Optional.of(ray.get(run)) : Optional.empty();
    }

    /** The unbroken run next to the totem in one direction. */
    static List<Square> run(Position position, Symbol symbol, Direction direction) {
        SquareSet free = position.freeSquares();
        return position.totem(symbol).ray(direction).stream()
                .takeWhile(square -> !free.contains(square))
                .toList();
    }

    /** The squares that are free once the totem has moved. */
    static SquareSet freeAfter(Position position, Symbol symbol, Square destination) {
        List<Square> free = new ArrayList<>(position.freeSquares());
        free.add(position.totem(symbol));
        free.remove(destination);
        return SquareSet.copyOf(free);
    }

    /** As R9 and R10 say, for any destination. */
    static SquareSet placements(Position position, Symbol symbol, Square destination) {
        SquareSet free = freeAfter(position, symbol, destination);
        SquareSet adjacent =
                SquareSet.ofBits(free.toBits() & destination.neighbours().toBits());
        return adjacent.isEmpty() ? free : adjacent;
    }
}
