package io.github.oxono.testkit;

import io.github.oxono.Rule;
import io.github.oxono.Symbol;
import io.github.oxono.testkit.game.Claim;
import io.github.oxono.testkit.game.GameLaw;
import io.github.oxono.testkit.game.Law;
import java.util.Arrays;
import java.util.Optional;

/** Which rules and laws cannot be looked at, since a claim is missing, and why. */
final class Skips {
    private Skips() {}

    static Optional<String> reason(RulesUnderTest<?> rules, Rule rule) {
        return switch (rule) {
            case R2 -> starts(rules);
            case R4, R13 -> offers(rules);
            default -> Optional.empty();
        };
    }

    static Optional<String> reason(RulesUnderTest<?> rules, Law law) {
        if (law instanceof GameLaw gameLaw) {
            return gameLaw == GameLaw.REFUSED_MOVES_CHANGE_NOTHING
                    ? rules.refusals().reasonMissing()
                    : gameLaw.reasonSkipped(new Candidate<>(rules));
        }
        return law == OxonoLaw.LOADED_POSITIONS ? rules.loading().reasonMissing() : Optional.empty();
    }

    /** Why it cannot be seen what a position offers, beside the move that is played. */
    static Optional<String> offers(RulesUnderTest<?> rules) {
        Optional<String> noList = rules.legalMoves().reasonMissing();
        Optional<String> noRefusal = rules.refusals().reasonMissing();
        return noList.flatMap(list -> noRefusal.map(refusal -> list + ", and " + refusal));
    }

    private static Optional<String> starts(RulesUnderTest<?> rules) {
        boolean noStart =
                Arrays.stream(Symbol.values()).allMatch(symbol -> rules.start(symbol) instanceof Claim.Missing);
        return noStart ? rules.start(Symbol.X).reasonMissing() : Optional.empty();
    }
}
