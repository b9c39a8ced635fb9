package io.github.oxono.testkit;

import io.github.oxono.Game;
import io.github.oxono.Rule;
import io.github.oxono.testkit.game.Law;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The implementations of this package's tests, for the tests of other packages. */
public final class TestSubjects {
    private TestSubjects() {}

    /**
     * A wrong implementation and what has to fail.
     *
     * @param kind what is wrong
     * @param rules its adapter
     * @param failing the ids of the rules and the names of the laws that have to fail
     */
    public record Subject(String kind, RulesUnderTest<?> rules, Set<String> failing) {
        @Override
        public String toString() {
            return kind;
        }
    }

    public static RulesUnderTest<Game> core() {
        return new CoreRules();
    }

    /** Right, and with nothing but what has to be there. */
    public static RulesUnderTest<?> claimingNothing() {
        return new ClaimingNothing();
    }

    public static List<Subject> wrongOnes() {
        return WrongRules.all().map(TestSubjects::subject).toList();
    }

    private static Subject subject(Wrong wrong) {
        RulesUnderTest<?> rules = wrong.through().iterator().next().adapter(wrong.game());
        Set<String> failing = Stream.concat(
                        wrong.rules().stream().map(Rule::name),
                        wrong.laws().stream().map(Law::name))
                .collect(Collectors.toSet());
        return new Subject(wrong.kind(), rules, failing);
    }
}
