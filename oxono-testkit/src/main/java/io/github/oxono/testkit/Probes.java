package io.github.oxono.testkit;

import io.github.oxono.testkit.game.Claim;
import java.util.Optional;
import java.util.Random;

/** Chooses the probes that an implementation's claims allow. */
final class Probes {
    private Probes() {}

    /** Looks at the list of moves if there is one, and tries moves if illegal ones are refused. */
    static <S> Probe<S> of(Candidate<S> candidate, Random random) {
        boolean lists = candidate.rules().legalMoves() instanceof Claim.Offered;
        return of(candidate, lists ? Tries.beside(random) : Tries.instead(random), random);
    }

    /** Leaves nothing out. */
    static <S> Probe<S> thorough(Candidate<S> candidate, Random random) {
        return of(candidate, Tries.all(), random);
    }

    /** Looks at the last position of a game only. */
    static <S> Probe<S> atTheEnd(Probe<S> probe, int plies) {
        return (position, arrival) ->
                arrival.moves().size() == plies ? probe.judge(position, arrival) : Optional.empty();
    }

    private static <S> Probe<S> of(Candidate<S> candidate, Tries tries, Random random) {
        boolean refuses = candidate.rules().refusals() instanceof Claim.Offered;
        if (candidate.rules().legalMoves() instanceof Claim.Missing) {
            return refuses ? trying(candidate, tries, random) : nothing();
        }
        Probe<S> list = new ListProbe<>();
        Probe<S> trying = refuses ? trying(candidate, tries, random) : nothing();
        return (position, arrival) -> list.judge(position, arrival).or(() -> trying.judge(position, arrival));
    }

    private static <S> Probe<S> trying(Candidate<S> candidate, Tries tries, Random random) {
        return candidate.rules().turns() instanceof Turns.TwoSteps<S> twoSteps
                ? new TwoStepProbe<>(candidate, twoSteps, tries, random)
                : new WholeProbe<>(candidate, tries);
    }

    private static <S> Probe<S> nothing() {
        return (position, arrival) -> Optional.empty();
    }
}
