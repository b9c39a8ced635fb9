package io.github.oxono.examples.oware;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.oxono.testkit.game.GameCheck;
import io.github.oxono.testkit.game.GameReport;
import io.github.oxono.testkit.game.Law;
import io.github.oxono.testkit.game.OwnLaw;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class OwareLawsTest {
    private static final int GAMES = 60;

    @Test
    void the_values_break_no_law() {
        GameReport<House> report = GameCheck.check(new OwareRules(), OwareView::of, OwareLaws.ALL, GAMES, 1);

        assertThat(report.faults()).isEmpty();
        assertThat(report.unreached()).isEmpty();
    }

    @Test
    void the_naive_implementation_breaks_no_law() {
        assertThat(broken(NaiveOware::new)).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("wrongs")
    void each_wrong_implementation_breaks_its_law_and_no_other(Wrong wrong) {
        assertThat(broken(wrong.start())).isEqualTo(wrong.laws());
    }

    @Test
    void each_law_is_broken_by_a_wrong_implementation() {
        assertThat(wrongs().flatMap(wrong -> wrong.laws().stream())).containsAll(OwareLaws.ALL);
    }

    private static Set<Law> broken(Supplier<NaiveOware> start) {
        Random random = new Random(1);
        List<Supplier<NaiveOware>> generated = Stream.generate(() -> GeneratedPosition.of(random))
                .limit(GAMES)
                .<Supplier<NaiveOware>>map(position -> () -> position.load(start.get()))
                .toList();
        Set<Law> broken = new HashSet<>(broken(List.of(start), OwareLaws.ALL));
        broken.addAll(broken(generated, OwareLaws.OF_PLAY));
        return broken;
    }

    private static Set<Law> broken(List<Supplier<NaiveOware>> starts, List<OwnLaw<OwareView, House>> laws) {
        NaiveRules rules = new NaiveRules(starts);
        return GameCheck.check(rules, rules::view, laws, GAMES, 1).faults().keySet();
    }

    private static Stream<Wrong> wrongs() {
        return Stream.of(WrongSowings.ALL, WrongCaptures.ALL, WrongEnds.ALL).flatMap(List::stream);
    }
}
