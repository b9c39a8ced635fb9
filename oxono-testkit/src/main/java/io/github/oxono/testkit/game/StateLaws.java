package io.github.oxono.testkit.game;

import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The laws that are looked at in each state and after each move. */
final class StateLaws<S, M> {
    /** Enough to meet many states twice, and no more memory than that. */
    private static final int REMEMBERED = 20_000;

    private final GameUnderTest<S, M> game;
    private final Set<GameLaw> laws;
    private final Map<Object, Set<M>> movesByView = new HashMap<>();

    StateLaws(GameUnderTest<S, M> game, Set<GameLaw> laws) {
        this.game = game;
        this.laws = laws;
    }

    /** What would mislead whoever judges the state. */
    Optional<Broken> beforeJudgement(Arrival<S, M> arrival) {
        if (laws.contains(GameLaw.QUERIES_CHANGE_NOTHING) && !sameView(arrival)) {
            return broken(
                    GameLaw.QUERIES_CHANGE_NOTHING, "asking for the moves and for what is seen changed what is seen");
        }
        return arrival.offered().value().flatMap(this::duplicate);
    }

    /** What says less than a judgement of the state would. */
    Optional<Broken> afterJudgement(Arrival<S, M> arrival) {
        return arrival.offered()
                .value()
                .flatMap(offered -> ofOffered(arrival, offered))
                .or(() -> illegalMoves(arrival));
    }

    Optional<Broken> afterMove(Arrival<S, M> before, M move) {
        return laws.contains(GameLaw.EARLIER_STATES_STAY) && !sameView(before)
                ? broken(GameLaw.EARLIER_STATES_STAY, "playing " + move + " changed the state it was played in")
                : Optional.empty();
    }

    private Optional<Broken> duplicate(List<M> offered) {
        if (!laws.contains(GameLaw.NO_MOVE_LISTED_TWICE)) {
            return Optional.empty();
        }
        Set<M> seen = new HashSet<>();
        return offered.stream()
                .filter(move -> !seen.add(move))
                .findFirst()
                .flatMap(move -> broken(GameLaw.NO_MOVE_LISTED_TWICE, move + " is listed twice"));
    }

    private Optional<Broken> ofOffered(Arrival<S, M> arrival, List<M> offered) {
        if (laws.contains(GameLaw.NO_MOVES_AFTER_THE_END) && !offered.isEmpty() && isOver(arrival)) {
            return broken(GameLaw.NO_MOVES_AFTER_THE_END, "the game is over, and " + offered.get(0) + " is listed");
        }
        if (laws.contains(GameLaw.MOVES_UNTIL_THE_END) && offered.isEmpty() && !isOver(arrival)) {
            return broken(GameLaw.MOVES_UNTIL_THE_END, "the game goes on, and no move is listed");
        }
        return laws.contains(GameLaw.EQUAL_STATES_HAVE_EQUAL_MOVES)
                ? otherMovesOfEqualState(arrival, offered)
                : Optional.empty();
    }

    private Optional<Broken> otherMovesOfEqualState(Arrival<S, M> arrival, List<M> offered) {
        if (movesByView.size() == REMEMBERED) {
            movesByView.clear();
        }
        Set<M> moves = new HashSet<>(offered);
        Set<M> earlier = movesByView.computeIfAbsent(arrival.view(), view -> moves);
        return earlier.equals(moves)
                ? Optional.empty()
                : broken(
                        GameLaw.EQUAL_STATES_HAVE_EQUAL_MOVES,
                        "the moves here are " + moves + ", and in a state that looks the same they were " + earlier);
    }

    private Optional<Broken> illegalMoves(Arrival<S, M> arrival) {
        if (!laws.contains(GameLaw.REFUSED_MOVES_CHANGE_NOTHING)) {
            return Optional.empty();
        }
        Collection<M> illegal = CrashException.guard(
                "listing illegal moves",
                () -> game.illegalMoves().value().orElseThrow().apply(arrival.state()));
        return illegal.stream()
                .flatMap(move -> illegalMove(arrival, move).stream())
                .findFirst();
    }

    private Optional<Broken> illegalMove(Arrival<S, M> arrival, M move) {
        S state = arrival.again().get();
        Attempt<S> attempt = Attempt.of(game.refusals().value().orElseThrow(), () -> game.play(state, move));
        if (attempt instanceof Attempt.Crashed<S> crashed) {
            throw CrashException.of("playing the illegal " + move, crashed);
        }
        if (attempt instanceof Attempt.Accepted<S>) {
            return broken(GameLaw.REFUSED_MOVES_CHANGE_NOTHING, "the illegal " + move + " is accepted");
        }
        return arrival.view().equals(view(state))
                ? Optional.empty()
                : broken(GameLaw.REFUSED_MOVES_CHANGE_NOTHING, "the refused " + move + " changed what is seen");
    }

    private boolean isOver(Arrival<S, M> arrival) {
        return CrashException.guard("asking for the end", () -> game.isOver(arrival.state()));
    }

    private boolean sameView(Arrival<S, M> arrival) {
        return arrival.view().equals(view(arrival.state()));
    }

    private Object view(S state) {
        return CrashException.guard("looking at the state", () -> game.view(state));
    }

    private static Optional<Broken> broken(GameLaw law, String message) {
        return Optional.of(new BrokenLaw(law, message));
    }
}
