package io.github.oxono.testkit;

import io.github.oxono.Position;
import io.github.oxono.Setup;
import io.github.oxono.Square;
import io.github.oxono.Symbol;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** First halves of legal turns. */
final class HalfTurns {
    private HalfTurns() {}

    /** One destination of each totem, and one where the piece may go anywhere. */
    static List<Half> of(Position position, Random random) {
        List<Half> halves = new ArrayList<>();
        for (Symbol symbol : Symbol.values()) {
            List<Square> destinations = new ArrayList<>(position.destinations(symbol));
            Collections.shuffle(destinations, random);
            destinations.stream().limit(1).forEach(square -> halves.add(new Half(symbol, square)));
            destinations.stream()
                    .skip(1)
                    .filter(square -> isFree(position, symbol, square))
                    .limit(1)
                    .forEach(square -> halves.add(new Half(symbol, square)));
        }
        return halves;
    }

    private static boolean isFree(Position position, Symbol symbol, Square destination) {
        return position.placements(symbol, destination).equals(Reach.freeAfter(position, symbol, destination));
    }

    /** A totem and its new square. */
    record Half(Symbol symbol, Square destination) {
        Setup board(Position position) {
            return Setup.builder()
                    .from(position.toSetup())
                    .putTotem(symbol, destination)
                    .build();
        }

        @Override
        public String toString() {
            return symbol + " totem's step to " + destination;
        }
    }
}
