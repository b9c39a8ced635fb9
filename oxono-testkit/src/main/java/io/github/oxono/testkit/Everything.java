package io.github.oxono.testkit;

import io.github.oxono.Move;
import java.util.Set;
import java.util.function.Supplier;

/**
 * Tries all there is in a state, to tell exactly what it offers; takes long.
 *
 * @param <S> the implementation's type of a state
 */
interface Everything<S> extends Probe<S> {
    static <S> Everything<S> of(Candidate<S> candidate) {
        return candidate.rules().turns() instanceof Turns.TwoSteps<S> twoSteps
                ? new EveryStep<>(candidate, twoSteps)
                : new EveryMove<>(candidate);
    }

    /** The turns that equal states accept. */
    Set<Move> accepted(Supplier<S> states);
}
