package io.github.oxono.testkit.jqwik;

import io.github.oxono.Game;
import io.github.oxono.Move;
import io.github.oxono.Position;
import io.github.oxono.Setup;
import io.github.oxono.Square;
import io.github.oxono.Symbol;
import io.github.oxono.testkit.PlayoutStyle;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.RandomDistribution;
import net.jqwik.api.Tuple;

/**
 * Generators for properties about Oxono; jqwik finds them for {@code @ForAll} parameters of these types by itself.
 *
 * <p>Games and positions come from play in mixed styles that aim at what is seldom met; they shrink to fewer plies.
 */
public final class OxonoArbitraries {
    private OxonoArbitraries() {}

    /**
     * Generates games from either set-up, of any length, one half of them played to their end.
     *
     * @return the games
     */
    public static Arbitrary<Game> games() {
        Arbitrary<PlayoutStyle> styles = Arbitraries.of(PlayoutStyle.class);
        Arbitrary<Integer> changes = Arbitraries.integers().between(0, Position.MAX_PLY);
        return Combinators.combine(Arbitraries.of(Symbol.class), styles, styles, changes, choices())
                .as(OxonoArbitraries::play)
                .withoutEdgeCases();
    }

    /**
     * Generates positions as they come up in games, finished or not.
     *
     * @return the positions
     */
    public static Arbitrary<Position> positions() {
        return games().map(Game::position);
    }

    /**
     * Generates moves, most of which are legal nowhere.
     *
     * @return all 2,520 moves, each as likely as any other
     */
    public static Arbitrary<Move> moves() {
        return Arbitraries.integers()
                .between(0, Move.COUNT - 1)
                .withDistribution(RandomDistribution.uniform())
                .map(Move::ofIndex);
    }

    /**
     * Generates squares.
     *
     * @return all 36 squares
     */
    public static Arbitrary<Square> squares() {
        return Arbitraries.of(Square.class);
    }

    /**
     * Generates set-ups: those of positions, and the same with one totem taken away or moved, or the other player to
     * move.
     *
     * @return set-ups with and without faults
     */
    public static Arbitrary<Setup> setups() {
        Arbitrary<Setup> sound = positions().map(Position::toSetup);
        Arbitrary<Setup> moved = Combinators.combine(sound, Arbitraries.of(Symbol.class), squares())
                .as((setup, symbol, square) ->
                        Setup.builder().from(setup).putTotem(symbol, square).build());
        Arbitrary<Setup> turned = sound.map(setup ->
                Setup.builder().from(setup).toMove(setup.toMove().opponent()).build());
        Arbitrary<Setup> missing = sound.map(setup -> Setup.builder()
                .putAllPieces(setup.pieces())
                .toMove(setup.toMove())
                .build());
        return Arbitraries.frequencyOf(
                Tuple.of(3, sound), Tuple.of(2, moved), Tuple.of(1, turned), Tuple.of(1, missing));
    }

    private static Arbitrary<List<Integer>> choices() {
        Arbitrary<Integer> choice = Arbitraries.integers().withDistribution(RandomDistribution.uniform());
        Arbitrary<List<Integer>> whole = choice.list().ofSize(Position.MAX_PLY);
        Arbitrary<List<Integer>> part =
                choice.list().ofMaxSize(Position.MAX_PLY).withSizeDistribution(RandomDistribution.uniform());
        return Arbitraries.oneOf(part, whole);
    }

    private static Game play(Symbol onC4, PlayoutStyle first, PlayoutStyle second, int change, List<Integer> choices) {
        Game game = Game.of(Position.initial(onC4));
        for (int choice : choices) {
            if (game.isOver()) {
                return game;
            }
            PlayoutStyle style = game.position().ply() < change ? first : second;
            game = game.play(style.choose(game.position(), new Random(choice)));
        }
        return game;
    }
}
