package io.github.oxono.testkit;

import io.github.oxono.Move;
import io.github.oxono.Position;
import io.github.oxono.testkit.game.Arrival;
import io.github.oxono.testkit.game.Attempt;
import java.util.Collection;
import java.util.Optional;

/** Tries legal turns, each in a state of its own. Once one is not accepted, all that is offered is looked at. */
final class LegalTurns<S> {
    private final Candidate<S> candidate;
    private final Probe<S> everything;

    LegalTurns(Candidate<S> candidate, Probe<S> everything) {
        this.candidate = candidate;
        this.everything = everything;
    }

    Optional<Difference> judge(Position position, Arrival<S, Move> arrival, Collection<Move> moves) {
        return moves.stream()
                .filter(move -> !isAccepted(arrival.again().get(), move))
                .findFirst()
                .flatMap(move -> everything.judge(position, arrival));
    }

    private boolean isAccepted(S state, Move move) {
        return candidate.attempt(() -> candidate.play(state, move)) instanceof Attempt.Accepted<S>;
    }
}
