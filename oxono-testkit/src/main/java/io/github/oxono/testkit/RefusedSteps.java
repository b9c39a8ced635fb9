package io.github.oxono.testkit;

import io.github.oxono.testkit.game.Attempt;
import io.github.oxono.testkit.game.GameLaw;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** Calls that have to be refused. All are tried in one state; only when something is odd, each gets its own. */
final class RefusedSteps<S> {
    private final Candidate<S> candidate;
    private final Supplier<S> states;
    private final Observation before;
    private final List<Step<S>> steps = new ArrayList<>();

    /** The states are equal, and show what was seen before. */
    RefusedSteps(Candidate<S> candidate, Supplier<S> states, Observation before) {
        this.candidate = candidate;
        this.states = states;
        this.before = before;
    }

    /** A call into the implementation. */
    @FunctionalInterface
    interface Call<S> {
        S in(S state) throws Exception;
    }

    private record Step<S>(Supplier<String> name, Call<S> call, Supplier<Optional<Difference>> ifAccepted) {}

    void add(Supplier<String> name, Call<S> call, Supplier<Optional<Difference>> ifAccepted) {
        steps.add(new Step<>(name, call, ifAccepted));
    }

    /** In one more of these states. */
    Optional<Difference> judge(S state) {
        boolean allRefused = steps.stream().allMatch(step -> attempt(step, state) instanceof Attempt.Refused<S>);
        return allRefused && candidate.look(state).equals(before) ? Optional.empty() : oneByOne(state);
    }

    private Optional<Difference> oneByOne(S afterAll) {
        return steps.stream()
                .flatMap(step -> alone(step).stream())
                .findFirst()
                .or(() -> effects(afterAll, "one of several illegal steps"));
    }

    private Optional<Difference> alone(Step<S> step) {
        S state = states.get();
        Attempt<S> attempt = attempt(step, state);
        if (attempt instanceof Attempt.Crashed<S> crashed) {
            String message = step.name().get() + " is not refused but crashes: " + crashed.cause();
            return Optional.of(new Difference(GameLaw.NO_CRASH, Map.of(), message));
        }
        return attempt instanceof Attempt.Accepted<S>
                ? step.ifAccepted().get()
                : effects(state, step.name().get());
    }

    private Optional<Difference> effects(S after, String name) {
        return Refused.effects(before, candidate.look(after), name);
    }

    private Attempt<S> attempt(Step<S> step, S state) {
        return candidate.attempt(() -> step.call().in(state));
    }
}
