package io.github.oxono.testkit;

import io.github.oxono.Position;
import io.github.oxono.Setup;
import io.github.oxono.Square;
import io.github.oxono.Symbol;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

/** First halves of legal turns. */
final class HalfTurns {
    private HalfTurns() {}

    /** One, and one where the piece may go anywhere, if there is such a destination. */
    static List<Half> of(Position position, Random random) {
        List<Half> all = new ArrayList<>();
        for (Symbol symbol : Symbol.values()) {
            position.destinations(symbol).forEach(square -> all.add(new Half(symbol, square)));
        }
        Collections.shuffle(all, random);
        Stream<Half> free = all.stream().skip(1).filter(half -> isFree(position, half.symbol(), half.destination()));
        return Stream.concat(all.stream().limit(1), free.limit(1)).toList();
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
