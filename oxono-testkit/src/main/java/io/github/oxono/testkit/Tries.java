package io.github.oxono.testkit;

import io.github.oxono.Move;
import io.github.oxono.Position;
import java.util.Collection;
import java.util.List;
import java.util.Random;
import java.util.Set;

/** Which moves to try in a position, since trying all of them everywhere takes too long. */
interface Tries {
    List<Move> illegal(Position position);

    Collection<Move> legal(Position position);

    /** After which first halves of legal turns to try what has to be refused; for turns in two steps. */
    Collection<HalfTurn> halves(Position position);

    /** For an implementation that lists its moves: up to a dozen illegal ones, to see that the list is obeyed. */
    static Tries beside(Random random) {
        return new Tries() {
            @Override
            public List<Move> illegal(Position position) {
                return NearMisses.some(position, random, 12);
            }

            @Override
            public Collection<Move> legal(Position position) {
                return Set.of();
            }

            @Override
            public Collection<HalfTurn> halves(Position position) {
                return HalfTurn.some(position, random);
            }
        };
    }

    /** For an implementation that does not: about a hundred illegal moves, and legal ones of every kind. */
    static Tries instead(Random random) {
        return new Tries() {
            @Override
            public List<Move> illegal(Position position) {
                return NearMisses.of(position, random);
            }

            @Override
            public Collection<Move> legal(Position position) {
                return LegalTries.of(position, random);
            }

            @Override
            public Collection<HalfTurn> halves(Position position) {
                return HalfTurn.some(position, random);
            }
        };
    }

    /** Every move there is. */
    static Tries all() {
        return new Tries() {
            @Override
            public List<Move> illegal(Position position) {
                return EveryMove.ALL.stream()
                        .filter(move -> !position.isLegal(move))
                        .toList();
            }

            @Override
            public Collection<Move> legal(Position position) {
                return position.legalMoves();
            }

            @Override
            public Collection<HalfTurn> halves(Position position) {
                return HalfTurn.all(position);
            }
        };
    }
}
