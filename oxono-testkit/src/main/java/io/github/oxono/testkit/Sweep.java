package io.github.oxono.testkit;

import io.github.oxono.testkit.game.Attempt;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * What came of trying many things in equal states; the rest was refused.
 *
 * @param <T> a thing to try
 */
record Sweep<T>(Set<T> accepted, Map<T, Throwable> crashed) {
    static <S, T> Sweep<T> of(
            Candidate<S> candidate, Supplier<S> states, Iterable<T> things, Function<T, RefusedSteps.Call<S>> call) {
        Sweep<T> sweep = new Sweep<>(new LinkedHashSet<>(), new LinkedHashMap<>());
        S state = states.get();
        for (T thing : things) {
            S tried = state;
            Attempt<S> attempt = candidate.attempt(() -> call.apply(thing).in(tried));
            if (attempt instanceof Attempt.Accepted<S>) {
                sweep.accepted.add(thing);
            } else if (attempt instanceof Attempt.Crashed<S> crash) {
                sweep.crashed.put(thing, crash.cause());
            }
            state = attempt instanceof Attempt.Refused<S> ? state : states.get();
        }
        return sweep;
    }

    /** The crashes at these things. */
    List<Throwable> crashes(Collection<T> legal) {
        return crashed.entrySet().stream()
                .filter(entry -> legal.contains(entry.getKey()))
                .map(Map.Entry::getValue)
                .toList();
    }
}
