package io.github.oxono.testkit.jqwik;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;

import io.github.oxono.Game;
import io.github.oxono.Rule;
import io.github.oxono.testkit.Conformance;
import io.github.oxono.testkit.RulesUnderTest;
import io.github.oxono.testkit.TestSubjects;
import io.github.oxono.testkit.TestSubjects.Subject;
import io.github.oxono.testkit.game.Law;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.TestTag;
import org.junit.platform.testkit.engine.EngineExecutionResults;
import org.junit.platform.testkit.engine.EngineTestKit;
import org.junit.platform.testkit.engine.Event;
import org.junit.platform.testkit.engine.Events;

/** The contract run by its engine on wrong implementations. */
class WrongRulesEngineTest {
    private static RulesUnderTest<?> subject = TestSubjects.core();

    /** Not found by the build itself, which looks for classes that are not nested. */
    static class Contract implements OxonoRulesContract<Object> {
        @Override
        @SuppressWarnings("unchecked")
        public RulesUnderTest<Object> rules() {
            return (RulesUnderTest<Object>) subject;
        }
    }

    /** An override without its annotation is no property. */
    static class LosingR5 extends Contract {
        @Override
        public void R5_slide(Game game) {}
    }

    @ParameterizedTest
    @MethodSource("some")
    void exactly_the_properties_of_the_broken_rules_fail(Subject wrong) {
        assertFailsExactly(wrong, 40);
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("all")
    void exactly_the_properties_of_the_broken_rules_fail_for_every_wrong_implementation(Subject wrong) {
        assertFailsExactly(wrong, 40);
    }

    @ParameterizedTest
    @MethodSource("claiming")
    void every_rule_and_law_is_started_or_skipped(RulesUnderTest<?> rules, Set<String> skipped) {
        Events tests = run(rules, Contract.class, 5).testEvents();

        assertThat(ids(tests.skipped().stream())).isEqualTo(skipped);
        assertThat(lost(tests)).isEmpty();
        assertThat(tests.failed().count()).isZero();
    }

    @Test
    void a_property_that_is_lost_is_missed() {
        assertThat(lost(run(TestSubjects.core(), LosingR5.class, 1).testEvents()))
                .containsExactly("R5");
    }

    @Test
    void a_law_without_its_claim_is_skipped_with_the_reason_of_the_adapter() {
        Event skipped = run(TestSubjects.claimingNothing(), Contract.class, 1)
                .testEvents()
                .skipped()
                .filter(event -> id(event).equals("LOADED_POSITIONS"))
                .findFirst()
                .orElseThrow();

        assertThat(skipped.getPayload(String.class)).contains("no position can be loaded");
    }

    @Test
    void a_failure_names_the_rule_shows_the_board_and_gives_a_line_that_shows_it_again() {
        Subject slow = TestSubjects.wrongOnes().stream()
                .filter(wrong -> wrong.kind().equals("one square at a time only"))
                .findFirst()
                .orElseThrow();

        String message = run(slow.rules(), Contract.class, 20)
                .testEvents()
                .failed()
                .map(event -> event.getRequiredPayload(TestExecutionResult.class)
                        .getThrowable()
                        .orElseThrow()
                        .getMessage())
                .findFirst()
                .orElseThrow();

        assertThat(message)
                .contains("R5 (slide): A totem that is not enclosed moves one or more squares")
                .contains("the X totem on")
                .contains("    a   b   c   d   e   f\npink   ")
                .contains("Conformance.replay(rules, \"");
    }

    private static void assertFailsExactly(Subject wrong, int tries) {
        EngineExecutionResults results = run(wrong.rules(), Contract.class, tries);

        assertThat(ids(results.testEvents().failed().stream())).isEqualTo(wrong.failing());
    }

    private static EngineExecutionResults run(RulesUnderTest<?> rules, Class<? extends Contract> contract, int tries) {
        subject = rules;
        return EngineTestKit.engine("jqwik")
                .configurationParameter("jqwik.database", "")
                .configurationParameter("jqwik.tries.default", String.valueOf(tries))
                .configurationParameter("jqwik.seeds.whenfixed", "ALLOW")
                .selectors(selectClass(contract))
                .execute();
    }

    private static Set<String> ids(Stream<Event> events) {
        return events.map(WrongRulesEngineTest::id).collect(Collectors.toSet());
    }

    private static String id(Event event) {
        return event.getTestDescriptor().getTags().stream()
                .map(TestTag::getName)
                .filter(everyId()::contains)
                .findFirst()
                .orElseThrow();
    }

    private static Set<String> everyId() {
        return Stream.concat(
                        Arrays.stream(Rule.values()).map(Rule::name),
                        Conformance.furtherLaws().stream().map(Law::name))
                .collect(Collectors.toSet());
    }

    private static Set<String> lost(Events tests) {
        Set<String> lost = new HashSet<>(everyId());
        lost.removeAll(ids(Stream.concat(tests.started().stream(), tests.skipped().stream())));
        return lost;
    }

    static Stream<Arguments> claiming() {
        Set<String> withoutClaims = Set.of(
                "R4",
                "R13",
                "NO_MOVE_LISTED_TWICE",
                "REFUSED_MOVES_CHANGE_NOTHING",
                "EARLIER_STATES_STAY",
                "UNDO_RESTORES",
                "LOADED_POSITIONS");
        return Stream.of(
                Arguments.of(TestSubjects.core(), Set.of()),
                Arguments.of(TestSubjects.claimingNothing(), withoutClaims));
    }

    static List<Subject> all() {
        return TestSubjects.wrongOnes();
    }

    /** The slow test has the others. */
    static Stream<Subject> some() {
        List<String> kinds = List.of(
                "black begins",
                "a totem slides over pieces and totems",
                "the edge of the board is open",
                "only one piece may be jumped over",
                "moves are accepted after the end",
                "undo gives back a ninth piece");
        return TestSubjects.wrongOnes().stream().filter(wrong -> kinds.contains(wrong.kind()));
    }
}
