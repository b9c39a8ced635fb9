package io.github.oxono;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.RandomDistribution;

/** Games played at random, and the positions met in them. */
final class Playouts {
    /** How the player to move picks one of the legal moves. */
    enum Style {
        /** Any of them. */
        UNIFORM,
        /** One that does not end the game, while there is one; such games are long and meet R8, R10 and R12 often. */
        AVOIDING_LINES;

        /** The move that a number stands for; the position is not finished. */
        Move choose(Position position, int choice) {
            List<Move> moves = new ArrayList<>(position.legalMoves());
            Collections.rotate(moves, choice);
            Move first = moves.get(0);
            return switch (this) {
                case UNIFORM -> first;
                case AVOIDING_LINES ->
                    moves.stream()
                            .filter(move -> !position.play(move).isOver())
                            .findFirst()
                            .orElse(first);
            };
        }
    }

    private Playouts() {}

    /** Plays a move for each number, until the game is over. */
    static Game play(Symbol onC4, Style style, List<Integer> choices) {
        Game game = Game.of(Position.initial(onC4));
        for (int choice : choices) {
            if (game.isOver()) {
                break;
            }
            game = game.play(style.choose(game.position(), choice));
        }
        return game;
    }

    /** A whole game; the same seed gives the same game. Seeds in turn give both styles from both starts. */
    static Game game(long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        Style style = (seed & 1) == 0 ? Style.UNIFORM : Style.AVOIDING_LINES;
        Symbol onC4 = (seed & 2) == 0 ? Symbol.X : Symbol.O;
        return play(onC4, style, random.ints(Position.MAX_PLY).boxed().toList());
    }

    /** Whole games, those of the seeds from 0 on. */
    static Stream<Game> games(int count) {
        return LongStream.range(0, count).mapToObj(Playouts::game);
    }

    /** The positions of a game from its start to where it stands. */
    static List<Position> positions(Game game) {
        List<Position> positions = new ArrayList<>();
        Position position = game.start();
        positions.add(position);
        for (Move move : game.moves()) {
            position = position.play(move);
            positions.add(position);
        }
        return positions;
    }

    /** All positions of whole games, the last ones finished. */
    static Stream<Position> positions(int games) {
        return games(games).flatMap(game -> positions(game).stream());
    }

    /** Games of any length, finished or not; they shrink to shorter ones. */
    static Arbitrary<Game> anyGame() {
        Arbitrary<List<Integer>> choices = Arbitraries.integers()
                .withDistribution(RandomDistribution.uniform())
                .list()
                .ofMaxSize(Position.MAX_PLY)
                .withSizeDistribution(RandomDistribution.uniform());
        return Combinators.combine(Arbitraries.of(Symbol.class), Arbitraries.of(Style.class), choices)
                .as(Playouts::play);
    }

    /** Positions as they come up in play, finished or not; they shrink to earlier ones. */
    static Arbitrary<Position> anyPosition() {
        return anyGame().map(Game::position);
    }
}
