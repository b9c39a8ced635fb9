package io.github.oxono.testkit;

import io.github.oxono.PartialMove;
import io.github.oxono.Position;
import io.github.oxono.Setup;
import io.github.oxono.Square;
import io.github.oxono.Symbol;
import io.github.oxono.testkit.game.CrashException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** The first half of a turn: a totem and its new square. */
record HalfTurn(Symbol symbol, Square destination) {
    /** Those of all legal turns. */
    static List<HalfTurn> all(Position position) {
        List<HalfTurn> halves = new ArrayList<>();
        for (Symbol symbol : Symbol.values()) {
            position.destinations(symbol).forEach(square -> halves.add(new HalfTurn(symbol, square)));
        }
        return halves;
    }

    /** One, and one where the piece may go anywhere, if there is such a destination. */
    static List<HalfTurn> some(Position position, Random random) {
        List<HalfTurn> halves = all(position);
        Collections.shuffle(halves, random);
        Stream<HalfTurn> free = halves.stream().skip(1).filter(half -> half.landsEnclosed(position));
        return Stream.concat(halves.stream().limit(1), free.limit(1)).toList();
    }

    /** What the board looks like then. */
    Setup board(Position position) {
        return PartialMove.of(position)
                .click(position.totem(symbol))
                .click(destination)
                .board();
    }

    <S> S take(Turns.TwoSteps<S> turns, S state) throws Exception {
        return turns.moveTotem().move(state, symbol, destination);
    }

    /** A state in which it is taken, where it has been taken before. */
    <S> S again(Turns.TwoSteps<S> turns, Supplier<S> states) {
        return CrashException.guard("the " + this + " once more", () -> take(turns, states.get()));
    }

    private boolean landsEnclosed(Position position) {
        return position.placements(symbol, destination).equals(Reach.freeAfter(position, symbol, destination));
    }

    @Override
    public String toString() {
        return symbol + " totem's step to " + destination;
    }
}
