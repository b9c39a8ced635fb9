package io.github.oxono.testkit.jqwik;

import io.github.oxono.Game;
import io.github.oxono.Position;
import io.github.oxono.Rule;
import io.github.oxono.testkit.Conformance;
import io.github.oxono.testkit.OxonoLaw;
import io.github.oxono.testkit.RulesUnderTest;
import io.github.oxono.testkit.Violation;
import io.github.oxono.testkit.game.GameLaw;
import io.github.oxono.testkit.game.Law;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** What the properties of a contract do. */
final class ContractCheck<S> {
    private final RulesUnderTest<S> rules;

    private ContractCheck(RulesUnderTest<S> rules) {
        this.rules = rules;
    }

    static <S> ContractCheck<S> of(OxonoRulesContract<S> contract) {
        return new ContractCheck<>(contract.rules());
    }

    void rule(Rule rule, Game game) {
        firstDifference(game, position -> Concern.of(rule, position))
                .filter(violation -> explanation(violation).contains(rule))
                .ifPresent(this::fail);
    }

    void law(Law law, Game game) {
        boolean triesMoves = law == GameLaw.REFUSED_MOVES_CHANGE_NOTHING || law == GameLaw.NO_CRASH;
        firstDifference(game, position -> triesMoves)
                .filter(violation -> violation.law().equals(law))
                .ifPresent(this::fail);
    }

    /** Where a rule is broken, its game is compared with its images; else the whole game. */
    void symmetry(Game game) {
        Optional<Violation> found = Conformance.walk(rules, game, position -> true);
        if (found.isEmpty()) {
            Conformance.compareWithImages(rules, game).ifPresent(this::fail);
        } else if (found.get().law() == OxonoLaw.RULES) {
            found.flatMap(violation -> failedRulesBreakSymmetry()).ifPresent(this::fail);
        }
    }

    /** Where there is a difference, what a close look finds before it tells more of it, as in a whole check. */
    private Optional<Violation> firstDifference(Game game, Predicate<Position> closely) {
        return Conformance.walk(rules, game, closely)
                .map(found -> Conformance.walk(rules, game, position -> true).orElse(found));
    }

    private Optional<Violation> failedRulesBreakSymmetry() {
        return WholeCheck.of(rules).violations().stream()
                .filter(violation -> violation.law() == OxonoLaw.SYMMETRY)
                .findFirst();
    }

    /** One difference may have several suspects; a whole check, made once a contract, tells which of them it was. */
    private Set<Rule> explanation(Violation violation) {
        if (violation.rules().size() < 2) {
            return violation.rules();
        }
        Set<Rule> explaining = new HashSet<>(violation.rules());
        explaining.retainAll(WholeCheck.of(rules).failedRules());
        return explaining.isEmpty() ? violation.rules() : explaining;
    }

    private void fail(Violation violation) {
        throw new AssertionError("\n" + Conformance.shrink(rules, violation));
    }
}
