package io.github.oxono.testkit;

import io.github.oxono.Move;
import io.github.oxono.Position;
import io.github.oxono.testkit.game.Arrival;
import java.util.Optional;

/** Tries whole turns and looks which are refused. Once something is odd, all there are are tried. */
final class WholeProbe<S> implements Probe<S> {
    private final Candidate<S> candidate;
    private final Tries tries;
    private final Everything<S> everything;

    WholeProbe(Candidate<S> candidate, Tries tries) {
        this.candidate = candidate;
        this.tries = tries;
        this.everything = Everything.of(candidate);
    }

    @Override
    public Optional<Difference> judge(Position position, Arrival<S, Move> arrival) {
        return illegal(position, arrival)
                .or(() -> new LegalTurns<>(candidate, everything).judge(position, arrival, tries.legal(position)));
    }

    private Optional<Difference> illegal(Position position, Arrival<S, Move> arrival) {
        RefusedSteps<S> steps = new RefusedSteps<>(candidate, arrival.again(), (Observation) arrival.view());
        for (Move move : tries.illegal(position)) {
            steps.add(
                    () -> "the illegal " + move,
                    state -> candidate.play(state, move),
                    () -> everything.judge(position, arrival));
        }
        return steps.judge(arrival.again().get());
    }
}
