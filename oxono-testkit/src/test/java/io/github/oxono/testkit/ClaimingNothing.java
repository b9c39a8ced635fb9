package io.github.oxono.testkit;

import io.github.oxono.Move;
import io.github.oxono.Position;
import io.github.oxono.testkit.game.Claim;
import io.github.oxono.testkit.game.Mutability;
import java.util.Collection;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** A right implementation that can start, play and show a game, and nothing else. */
final class ClaimingNothing extends GridRules {
    ClaimingNothing() {
        super(GridGame::new);
    }

    @Override
    public Claim<Reserves<GridGame>> reserves() {
        return Claim.missing("reserves are not shown");
    }

    @Override
    public Claim<Function<GridGame, Collection<Move>>> legalMoves() {
        return Claim.missing("moves are not listed");
    }

    @Override
    public Claim<Set<Class<? extends Throwable>>> refusals() {
        return Claim.missing("nothing is refused");
    }

    @Override
    public Claim<UnaryOperator<GridGame>> undo() {
        return Claim.missing("there is no undo");
    }

    @Override
    public Claim<Function<Position, GridGame>> loading() {
        return Claim.missing("no position can be loaded");
    }

    @Override
    public Mutability mutability() {
        return Mutability.MUTABLE;
    }
}
