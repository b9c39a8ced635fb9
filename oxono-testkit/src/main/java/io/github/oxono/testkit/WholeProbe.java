package io.github.oxono.testkit;

import io.github.oxono.Move;
import io.github.oxono.Position;
import io.github.oxono.testkit.game.Arrival;
import io.github.oxono.testkit.game.Attempt;
import io.github.oxono.testkit.game.GameLaw;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Tries whole turns and looks which are refused. Once something is odd, all there are are tried. */
final class WholeProbe<S> implements Probe<S> {
    private final Candidate<S> candidate;
    private final Tries tries;
    private final EveryMove<S> everyMove;

    WholeProbe(Candidate<S> candidate, Tries tries) {
        this.candidate = candidate;
        this.tries = tries;
        this.everyMove = new EveryMove<>(candidate);
    }

    @Override
    public Optional<Difference> judge(Position position, Arrival<S, Move> arrival) {
        List<Move> illegal = tries.illegal(position);
        return illegal(position, arrival, illegal).or(() -> legal(position, arrival));
    }

    /** All refused moves are tried in one state; only when something is odd, each gets its own. */
    private Optional<Difference> illegal(Position position, Arrival<S, Move> arrival, List<Move> moves) {
        S state = arrival.again().get();
        boolean allRefused = moves.stream().allMatch(move -> attempt(state, move) instanceof Attempt.Refused<S>);
        if (allRefused && candidate.look(state).equals(arrival.view())) {
            return Optional.empty();
        }
        return moves.stream()
                .flatMap(move -> illegalAlone(position, arrival, move).stream())
                .findFirst();
    }

    private Optional<Difference> illegalAlone(Position position, Arrival<S, Move> arrival, Move move) {
        S state = arrival.again().get();
        Attempt<S> attempt = attempt(state, move);
        if (attempt instanceof Attempt.Crashed<S> crashed) {
            return Optional.of(new Difference(
                    GameLaw.NO_CRASH,
                    Map.of(),
                    "the illegal " + move + " is not refused but crashes: " + crashed.cause()));
        }
        if (attempt instanceof Attempt.Accepted<S>) {
            return everyMove.judge(position, arrival);
        }
        return Refused.effects(candidate, arrival, state, "the refused " + move);
    }

    private Optional<Difference> legal(Position position, Arrival<S, Move> arrival) {
        Collection<Move> moves = tries.legal(position);
        return moves.stream()
                .filter(move -> !(attempt(arrival.again().get(), move) instanceof Attempt.Accepted<S>))
                .findFirst()
                .flatMap(move -> everyMove.judge(position, arrival));
    }

    private Attempt<S> attempt(S state, Move move) {
        return candidate.attempt(() -> candidate.play(state, move));
    }
}
