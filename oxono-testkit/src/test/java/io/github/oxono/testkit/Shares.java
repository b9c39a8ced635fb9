package io.github.oxono.testkit;

import io.github.oxono.Game;
import io.github.oxono.Move;
import io.github.oxono.Position;
import io.github.oxono.Symbol;
import io.github.oxono.testkit.jqwik.OxonoArbitraries;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import net.jqwik.api.sessions.JqwikSession;

/** In how many of a thousand games each situation is met, for fixed seeds. */
final class Shares {
    private static final int GAMES = 1_000;

    private Shares() {}

    /** Of the games of a check. */
    static Map<Situation, Integer> ofGames() {
        Random random = new Random(3);
        return count(IntStream.range(0, GAMES)
                .mapToObj(number -> played(Position.initial(number % 2 == 0 ? Symbol.X : Symbol.O), random))
                .toList());
    }

    /** Of the tries of a property. */
    static Map<Situation, Integer> ofTries() {
        List<Game> games = new ArrayList<>();
        JqwikSession.run(() -> OxonoArbitraries.games().generator(GAMES).stream(new Random(3))
                .limit(GAMES)
                .forEach(game -> games.add(game.value())));
        return count(games);
    }

    private static Map<Situation, Integer> count(List<Game> games) {
        Map<Situation, Integer> met = new EnumMap<>(Situation.class);
        for (Situation situation : Situation.values()) {
            met.put(situation, 0);
        }
        games.forEach(game -> Situation.of(game).forEach(situation -> met.merge(situation, 1, Integer::sum)));
        return met;
    }

    private static Game played(Position start, Random random) {
        Game game = Game.of(start);
        for (Move move : Playouts.play(start, random)) {
            game = game.play(move);
        }
        return game;
    }
}
