package io.github.oxono.testkit;

import io.github.oxono.Move;
import io.github.oxono.Position;
import io.github.oxono.testkit.game.Arrival;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/** Tries every move. */
final class EveryMove<S> implements Everything<S> {
    static final List<Move> ALL =
            IntStream.range(0, Move.COUNT).mapToObj(Move::ofIndex).toList();

    private final Candidate<S> candidate;

    EveryMove(Candidate<S> candidate) {
        this.candidate = candidate;
    }

    @Override
    public Optional<Difference> judge(Position position, Arrival<S, Move> arrival) {
        Sweep<Move> sweep = sweep(arrival.again());
        return ListProbe.judge(position, sweep.accepted())
                .map(difference -> difference.orCrash(sweep.crashes(position.legalMoves())));
    }

    @Override
    public Set<Move> accepted(Supplier<S> states) {
        return sweep(states).accepted();
    }

    private Sweep<Move> sweep(Supplier<S> states) {
        return Sweep.of(candidate, states, ALL, move -> state -> candidate.play(state, move));
    }
}
