package io.github.oxono.testkit.jqwik;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.oxono.Game;
import io.github.oxono.Move;
import io.github.oxono.Position;
import io.github.oxono.Setup;
import io.github.oxono.SetupFault;
import io.github.oxono.Square;
import io.github.oxono.testkit.Situation;
import java.util.Set;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.statistics.Statistics;

class OxonoArbitrariesTest {
    @Property(tries = 1000, edgeCases = EdgeCasesMode.NONE)
    void games_meet_every_situation_often(@ForAll Game game) {
        Set<Situation> met = Situation.of(game);
        for (Situation situation : Situation.values()) {
            Statistics.label(situation.name())
                    .collect(met.contains(situation))
                    .coverage(coverage -> coverage.check(true).percentage(share -> share >= situation.leastOfTries()));
        }
    }

    @Property(tries = 200)
    void positions_moves_and_squares_are_found_by_their_type(
            @ForAll Position position, @ForAll Move move, @ForAll Square square) {
        assertThat(Position.parse(position.toString())).isEqualTo(position);
        assertThat(Move.parse(move.toString())).isSameAs(move);
        assertThat(Square.parse(square.toString())).isSameAs(square);
    }

    @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
    void set_ups_are_sound_and_faulty(@ForAll Setup setup) {
        Set<SetupFault> faults = setup.faults();
        Statistics.collect(faults.isEmpty());
        Statistics.coverage(coverage -> {
            coverage.check(true).percentage(share -> share > 20);
            coverage.check(false).percentage(share -> share > 20);
        });
    }
}
