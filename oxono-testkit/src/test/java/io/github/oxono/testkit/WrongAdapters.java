package io.github.oxono.testkit;

import io.github.oxono.Game;
import io.github.oxono.Position;
import io.github.oxono.Symmetry;
import io.github.oxono.testkit.game.Claim;
import io.github.oxono.testkit.game.GameLaw;
import io.github.oxono.testkit.game.Law;
import io.github.oxono.testkit.game.Mutability;
import java.util.Map;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** Claims that are not kept: for some laws an implementation that plays by the rules and breaks that law alone. */
final class WrongAdapters {
    static final Map<Law, RulesUnderTest<?>> BY_LAW = Map.of(
            GameLaw.EARLIER_STATES_STAY, claimingToBeImmutable(),
            GameLaw.GAMES_ARE_SEPARATE, GridRules.listing(WrongAdapters::sharedGame),
            OxonoLaw.LOADED_POSITIONS, loadingWithSymbolsSwapped());

    private static final SharedGame SHARED = new SharedGame();

    private WrongAdapters() {}

    private static RulesUnderTest<GridGame> claimingToBeImmutable() {
        return new GridRules(GridGame::new) {
            @Override
            public Mutability mutability() {
                return Mutability.IMMUTABLE;
            }

            @Override
            public Claim<UnaryOperator<GridGame>> undo() {
                return Claim.missing("earlier states are at hand");
            }
        };
    }

    private static RulesUnderTest<Game> loadingWithSymbolsSwapped() {
        return new CoreRules() {
            @Override
            public Claim<Function<Position, Game>> loading() {
                return Claim.offered(position -> Game.of(Symmetry.SWAP.apply(position)));
            }
        };
    }

    private static GridGame sharedGame(char onC4) {
        return SHARED.startedAnew(onC4);
    }

    /** One board for all games. */
    private static final class SharedGame extends GridGame {
        SharedGame() {
            super('X');
        }

        SharedGame startedAnew(char onC4) {
            GridGame fresh = new GridGame(onC4);
            grid = fresh.grid;
            reserve = fresh.reserve;
            toMove = fresh.toMove;
            result = fresh.result;
            memories.clear();
            return this;
        }
    }
}
