package io.github.oxono.testkit.game;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Plays many random games of an implementation and reports which laws hold. */
public final class GameCheck {
    /** Longer than any sensible game, so that a check ends where no bound is claimed. */
    private static final int PATIENCE = 1_000;

    private GameCheck() {}

    /**
     * Checks all laws of any game that the implementation's claims allow. Its moves have to be listed, since they are
     * what is played.
     *
     * @param <S> the implementation's type of a state
     * @param <M> a move
     * @param game the implementation
     * @param games how many random games to play
     * @param seed which games; the same seed gives the same games
     * @return what was found, the shortest game for each broken law
     * @throws IllegalArgumentException if the implementation does not list its moves
     */
    public static <S, M> GameReport<M> check(GameUnderTest<S, M> game, int games, long seed) {
        return check(game, game::view, List.of(), games, seed);
    }

    /**
     * Checks the laws of one game too.
     *
     * @param <S> the implementation's type of a state
     * @param <M> a move
     * @param <V> what the own laws see of a state
     * @param game the implementation
     * @param view gives what the own laws see, a value that does not change with the state
     * @param laws the own laws; of several that are broken at once, the first one is reported
     * @param games how many random games to play
     * @param seed which games; the same seed gives the same games
     * @return what was found, the shortest game for each broken law
     * @throws IllegalArgumentException if the implementation does not list its moves
     */
    public static <S, M, V> GameReport<M> check(
            GameUnderTest<S, M> game,
            Function<? super S, ? extends V> view,
            List<OwnLaw<V, M>> laws,
            int games,
            long seed) {
        game.moves().reasonMissing().ifPresent(reason -> {
            throw new IllegalArgumentException("moves are chosen from the implementation's list, and " + reason);
        });
        GameWalk<S, M> walk = new GameWalk<>(game, Arrays.asList(GameLaw.values()));
        Map<Law, GameFault<M>> faults = new HashMap<>();
        Set<Law> reached = new HashSet<>();
        Random random = new Random(seed);
        List<Supplier<S>> starts = game.starts();
        for (int number = 0; number < games; number++) {
            Supplier<S> start = starts.get(number % starts.size());
            RandomPlay<S, M> play = new RandomPlay<>(game, new OwnLaws<>(view, laws, reached));
            walk.walk(start, new RandomRoute<>(random, limit(game)), play)
                    .ifPresent(fault -> faults.merge(fault.broken().law(), fault, GameCheck::shorter));
        }
        return new GameReport<>(games, all(laws), faults, skipped(game), unreached(laws, reached));
    }

    private static List<Law> all(List<? extends Law> own) {
        return Stream.concat(Arrays.stream(GameLaw.values()), own.stream()).toList();
    }

    private static Set<Law> unreached(List<? extends Law> own, Set<Law> reached) {
        return own.stream().filter(law -> !reached.contains(law)).collect(Collectors.toSet());
    }

    private static int limit(GameUnderTest<?, ?> game) {
        return game.longestGame().value().orElse(PATIENCE);
    }

    private static <M> GameFault<M> shorter(GameFault<M> one, GameFault<M> other) {
        return other.moves().size() < one.moves().size() ? other : one;
    }

    private static Map<Law, String> skipped(GameUnderTest<?, ?> game) {
        Map<Law, String> skipped = new HashMap<>();
        for (GameLaw law : GameLaw.values()) {
            law.reasonSkipped(game).ifPresent(reason -> skipped.put(law, reason));
        }
        return skipped;
    }

    /** Any of the listed moves, until the game is over. */
    private record RandomRoute<S, M>(Random random, int limit) implements Route<S, M> {
        @Override
        public Optional<M> next(Arrival<S, M> arrival) {
            List<M> moves = new ArrayList<>(arrival.offered().value().orElseThrow());
            boolean ends = moves.isEmpty() || arrival.moves().size() == limit;
            return ends ? Optional.empty() : Optional.of(moves.get(random.nextInt(moves.size())));
        }
    }

    /** Judges what only whoever chose the moves can tell. */
    private record RandomPlay<S, M>(GameUnderTest<S, M> game, OwnLaws<S, M, ?> ownLaws) implements Observer<S, M> {
        @Override
        public Optional<Broken> arrived(Arrival<S, M> arrival) {
            int longest = game.longestGame().value().orElse(Integer.MAX_VALUE);
            boolean endless = arrival.moves().size() >= longest
                    && !CrashException.guard("asking for the end", () -> game.isOver(arrival.state()));
            return endless
                    ? Optional.of(new BrokenLaw(
                            GameLaw.PLAY_ENDS, "the game goes on after " + longest + " moves, the claimed bound"))
                    : ownLaws.arrived(arrival);
        }

        @Override
        public Broken notPlayed(Arrival<S, M> arrival, M move, Attempt<S> attempt) {
            if (attempt instanceof Attempt.Crashed<S> crashed) {
                throw CrashException.of("playing " + move, crashed);
            }
            return new BrokenLaw(GameLaw.LISTED_MOVES_CAN_BE_PLAYED, "the listed " + move + " is refused");
        }
    }
}
