package io.github.oxono.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.oxono.Rule;
import io.github.oxono.testkit.Wrong.Through;
import io.github.oxono.testkit.game.Law;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class WrongRulesTest {
    /** The rows of the list of known mistakes that concern the rules. */
    private static final Set<Integer> ROWS = Stream.of(IntStream.rangeClosed(1, 40), IntStream.of(48, 49))
            .flatMapToInt(rows -> rows)
            .boxed()
            .collect(Collectors.toSet());

    @ParameterizedTest(name = "{0}, {1}")
    @MethodSource("oneWayEach")
    void each_wrong_implementation_fails_exactly_its_rules_and_laws(Wrong wrong, Through through) {
        assertFailsExactlyItsRules(wrong, through, new Effort(300, 1));
    }

    @Tag("slow")
    @ParameterizedTest(name = "{0}, {1}, seed {2}")
    @MethodSource("everyWayTenSeeds")
    void each_wrong_implementation_is_found_every_way_on_ten_seeds_out_of_ten(Wrong wrong, Through through, long seed) {
        assertFailsExactlyItsRules(wrong, through, Effort.DEFAULT.withSeed(seed));
    }

    @Test
    void every_known_mistake_about_rules_has_a_wrong_implementation() {
        assertThat(WrongRules.all().flatMap(wrong -> wrong.rows().stream()).collect(Collectors.toSet()))
                .containsAll(ROWS);
    }

    @Test
    void every_rule_and_every_law_has_a_wrong_implementation() {
        Set<Rule> rules = WrongRules.all()
                .flatMap(wrong -> wrong.rules().stream())
                .collect(Collectors.toCollection(TreeSet::new));
        Set<Law> laws = WrongRules.all().flatMap(wrong -> wrong.laws().stream()).collect(Collectors.toSet());

        assertThat(rules).containsExactly(Rule.values());
        laws.addAll(WrongAdapters.BY_LAW.keySet());
        assertThat(laws).containsExactlyInAnyOrderElementsOf(Verdicts.laws().toList());
    }

    private static void assertFailsExactlyItsRules(Wrong wrong, Through through, Effort effort) {
        ConformanceReport report = Conformance.check(through.adapter(wrong.game()), effort);

        assertThat(report.failedRules()).as(report.toString()).isEqualTo(wrong.rules());
        assertThat(report.failedLaws()).as(report.toString()).isEqualTo(wrong.laws());
    }

    /** Through its list of moves where that shows the fault. */
    static Stream<Arguments> oneWayEach() {
        return WrongRules.all()
                .map(wrong -> Arguments.of(wrong, wrong.through().iterator().next()));
    }

    static Stream<Arguments> everyWayTenSeeds() {
        return WrongRules.all()
                .flatMap(wrong -> wrong.through().stream()
                        .flatMap(through ->
                                LongStream.rangeClosed(1, 10).mapToObj(seed -> Arguments.of(wrong, through, seed))));
    }
}
