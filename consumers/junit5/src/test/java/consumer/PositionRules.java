package consumer;

import io.github.oxono.IllegalMoveException;
import io.github.oxono.Move;
import io.github.oxono.Position;
import io.github.oxono.Result;
import io.github.oxono.Score;
import io.github.oxono.Setup;
import io.github.oxono.Symbol;
import io.github.oxono.testkit.RulesUnderTest;
import io.github.oxono.testkit.Turns;
import io.github.oxono.testkit.game.Claim;
import io.github.oxono.testkit.game.Mutability;
import java.util.Collection;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/** The library's own rules, as if they were a stranger's. */
class PositionRules implements RulesUnderTest<Position> {
    @Override
    public Claim<Supplier<Position>> start(Symbol onC4) {
        return Claim.offered(() -> Position.initial(onC4));
    }

    @Override
    public Turns<Position> turns() {
        return Turns.whole(Position::play);
    }

    @Override
    public Setup board(Position position) {
        return position.toSetup();
    }

    @Override
    public Score score(Position position) {
        return Result.of(position).score();
    }

    @Override
    public Claim<Reserves<Position>> reserves() {
        return Claim.offered(Position::reserve);
    }

    @Override
    public Claim<Function<Position, Collection<Move>>> legalMoves() {
        return Claim.offered(Position::legalMoves);
    }

    @Override
    public Claim<Set<Class<? extends Throwable>>> refusals() {
        return Claim.offered(Set.of(IllegalMoveException.class));
    }

    @Override
    public Claim<UnaryOperator<Position>> undo() {
        return Claim.missing("a position has no history");
    }

    @Override
    public Claim<Function<Position, Position>> loading() {
        return Claim.missing("games begin at the start");
    }

    @Override
    public Mutability mutability() {
        return Mutability.IMMUTABLE;
    }
}
