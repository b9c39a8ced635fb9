package io.github.oxono.testkit;

import io.github.oxono.Move;
import io.github.oxono.Position;
import io.github.oxono.Symbol;
import io.github.oxono.testkit.game.Arrival;
import io.github.oxono.testkit.game.Attempt;
import io.github.oxono.testkit.game.Broken;
import io.github.oxono.testkit.game.GameLaw;
import io.github.oxono.testkit.game.Observer;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;

/** Walks the rules and an implementation along one game, side by side, up to the first difference. */
final class LockStep<S> implements Observer<S, Move> {
    private final Candidate<S> candidate;
    private final Probe<S> probe;
    private final Experience experience;
    private final Position start;
    private Position position;

    LockStep(Candidate<S> candidate, Probe<S> probe, Experience experience, Position start) {
        this.candidate = candidate;
        this.probe = probe;
        this.experience = experience;
        this.start = start;
        this.position = start;
    }

    @Override
    public Optional<Broken> arrived(Arrival<S, Move> arrival) {
        Observation seen = (Observation) arrival.view();
        Optional<Difference> difference = arrival.moves().isEmpty() ? atStart(arrival, seen) : afterMove(arrival, seen);
        return difference
                .or(() -> probe.judge(position, arrival))
                .or(this::agree)
                .map(Broken.class::cast);
    }

    @Override
    public Broken notPlayed(Arrival<S, Move> arrival, Move move, Attempt<S> attempt) {
        if (attempt instanceof Attempt.Crashed<S> crashed) {
            String message = "the legal " + move + " crashes: " + crashed.cause();
            return Everything.of(candidate)
                    .judge(position, arrival)
                    .orElseGet(() -> new Difference(GameLaw.NO_CRASH, Map.of(), message))
                    .withLaw(GameLaw.NO_CRASH, message);
        }
        String message = "the legal " + move + " is refused, and accepted in another game of the same moves";
        return Everything.of(candidate)
                .judge(position, arrival)
                .orElseGet(() -> new Difference(GameLaw.GAMES_ARE_SEPARATE, Map.of(), message));
    }

    private Optional<Difference> atStart(Arrival<S, Move> arrival, Observation seen) {
        if (isInitial(start)) {
            return new StartJudge<>(candidate).judge(start, arrival, seen).or(() -> {
                experience.started();
                return Optional.empty();
            });
        }
        Observation expected = Observation.of(start, seen.reserves());
        return seen.equals(expected)
                ? Optional.empty()
                : Optional.of(new Difference(
                        OxonoLaw.LOADED_POSITIONS,
                        Map.of(),
                        "what is loaded shows " + seen + " instead of " + expected));
    }

    private Optional<Difference> afterMove(Arrival<S, Move> arrival, Observation seen) {
        Move move = arrival.moves().get(arrival.moves().size() - 1);
        Position before = position;
        position = before.play(move);
        return StateJudge.judge(before, move, position, seen).or(() -> {
            experience.played(before, move);
            return Optional.empty();
        });
    }

    private Optional<Difference> agree() {
        experience.agreed(position);
        return Optional.empty();
    }

    private static boolean isInitial(Position position) {
        return Arrays.stream(Symbol.values()).anyMatch(symbol -> position.equals(Position.initial(symbol)));
    }
}
