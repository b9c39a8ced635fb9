package io.github.oxono.testkit;

import io.github.oxono.Game;
import io.github.oxono.IllegalMoveException;
import io.github.oxono.Move;
import io.github.oxono.Position;
import io.github.oxono.Score;
import io.github.oxono.Setup;
import io.github.oxono.Symbol;
import io.github.oxono.testkit.game.Claim;
import io.github.oxono.testkit.game.Mutability;
import java.util.Collection;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/** The adapter of the library itself. */
class CoreRules implements RulesUnderTest<Game> {
    @Override
    public Claim<Supplier<Game>> start(Symbol onC4) {
        return Claim.offered(() -> Game.of(Position.initial(onC4)));
    }

    @Override
    public Turns<Game> turns() {
        return Turns.whole(Game::play);
    }

    @Override
    public Setup board(Game game) {
        return game.position().toSetup();
    }

    @Override
    public Score score(Game game) {
        return game.result().score();
    }

    @Override
    public Claim<Reserves<Game>> reserves() {
        return Claim.offered((game, player, symbol) -> game.position().reserve(player, symbol));
    }

    @Override
    public Claim<Function<Game, Collection<Move>>> legalMoves() {
        return Claim.offered(game -> game.position().legalMoves());
    }

    @Override
    public Claim<Set<Class<? extends Throwable>>> refusals() {
        return Claim.offered(Set.of(IllegalMoveException.class));
    }

    @Override
    public Claim<UnaryOperator<Game>> undo() {
        return Claim.offered(game -> game.undo().orElseThrow());
    }

    @Override
    public Claim<Function<Position, Game>> loading() {
        return Claim.offered(Game::of);
    }

    @Override
    public Mutability mutability() {
        return Mutability.IMMUTABLE;
    }
}
