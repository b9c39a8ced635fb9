package io.github.oxono.testkit;

import io.github.oxono.Move;
import io.github.oxono.Position;
import io.github.oxono.testkit.game.Arrival;
import io.github.oxono.testkit.game.Attempt;
import io.github.oxono.testkit.game.GameLaw;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Tries every move there is, to tell exactly what an odd state offers. */
final class EveryMove<S> {
    static final List<Move> ALL =
            IntStream.range(0, Move.COUNT).mapToObj(Move::ofIndex).toList();

    private final Candidate<S> candidate;

    EveryMove(Candidate<S> candidate) {
        this.candidate = candidate;
    }

    Optional<Difference> judge(Position position, Arrival<S, Move> arrival) {
        List<Move> accepted = new ArrayList<>();
        List<Attempt.Crashed<S>> crashes = new ArrayList<>();
        S state = arrival.again().get();
        for (Move move : ALL) {
            S tried = state;
            Attempt<S> attempt = candidate.attempt(() -> candidate.play(tried, move));
            if (attempt instanceof Attempt.Accepted<S>) {
                accepted.add(move);
            } else if (attempt instanceof Attempt.Crashed<S> crashed && position.isLegal(move)) {
                crashes.add(crashed);
            }
            boolean isAsBefore = attempt instanceof Attempt.Refused<S> && candidate.refusesWholeTurns();
            state = isAsBefore ? state : arrival.again().get();
        }
        return ListProbe.judge(position, accepted).map(difference -> orCrash(difference, crashes));
    }

    private Difference orCrash(Difference difference, List<Attempt.Crashed<S>> crashes) {
        return crashes.stream()
                .findFirst()
                .map(crash -> difference.withLaw(
                        GameLaw.NO_CRASH, difference.message() + "; a legal move crashes: " + crash.cause()))
                .orElse(difference);
    }
}
