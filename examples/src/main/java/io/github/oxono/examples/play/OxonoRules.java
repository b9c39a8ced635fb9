package io.github.oxono.examples.play;

import io.github.oxono.IllegalMoveException;
import io.github.oxono.Move;
import io.github.oxono.Position;
import io.github.oxono.Symbol;
import io.github.oxono.testkit.game.Claim;
import io.github.oxono.testkit.game.GameUnderTest;
import io.github.oxono.testkit.game.Mutability;
import java.util.Collection;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/** Oxono as any game of two players with open information. */
final class OxonoRules implements GameUnderTest<Position, Move> {
    @Override
    public List<Supplier<Position>> starts() {
        return List.of(() -> Position.initial(Symbol.X), () -> Position.initial(Symbol.O));
    }

    @Override
    public Position play(Position position, Move move) {
        return position.play(move);
    }

    @Override
    public Object view(Position position) {
        return position;
    }

    @Override
    public boolean isOver(Position position) {
        return position.isOver();
    }

    @Override
    public Mutability mutability() {
        return Mutability.IMMUTABLE;
    }

    @Override
    public Claim<Function<Position, Collection<Move>>> moves() {
        return Claim.offered(Position::legalMoves);
    }

    @Override
    public Claim<Set<Class<? extends Throwable>>> refusals() {
        return Claim.offered(Set.of(IllegalMoveException.class));
    }

    @Override
    public Claim<Function<Position, Collection<Move>>> illegalMoves() {
        return Claim.offered(OxonoRules::someIllegal);
    }

    /** A few of the 2,520, others for another position. */
    private static List<Move> someIllegal(Position position) {
        return new Random(position.key())
                .ints(20, 0, Move.COUNT)
                .mapToObj(Move::ofIndex)
                .filter(move -> !position.isLegal(move))
                .toList();
    }

    @Override
    public Claim<UnaryOperator<Position>> undo() {
        return Claim.missing("earlier positions are at hand");
    }

    @Override
    public Claim<Integer> longestGame() {
        return Claim.offered(Position.MAX_PLY);
    }
}
