package io.github.oxono.examples.oware;

import io.github.oxono.testkit.game.Claim;
import io.github.oxono.testkit.game.GameUnderTest;
import io.github.oxono.testkit.game.Mutability;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/** Shows {@link Position} to whatever plays or checks any game. */
public final class OwareRules implements GameUnderTest<Position, House> {
    /** Makes the adapter; it has no state. */
    public OwareRules() {}

    @Override
    public List<Supplier<Position>> starts() {
        return List.of(Position::initial);
    }

    @Override
    public Position play(Position position, House house) {
        return position.play(house);
    }

    @Override
    public Position view(Position position) {
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
    public Claim<Function<Position, Collection<House>>> moves() {
        return Claim.offered(Position::legalHouses);
    }

    @Override
    public Claim<Set<Class<? extends Throwable>>> refusals() {
        return Claim.offered(Set.of(IllegalMoveException.class));
    }

    @Override
    public Claim<Function<Position, Collection<House>>> illegalMoves() {
        return Claim.offered(position -> Arrays.stream(House.values())
                .filter(house -> !position.isLegal(house))
                .toList());
    }

    @Override
    public Claim<UnaryOperator<Position>> undo() {
        return Claim.missing("earlier positions are at hand");
    }

    @Override
    public Claim<Integer> longestGame() {
        return Claim.missing("a game may go round in circles until the players agree to end it");
    }
}
