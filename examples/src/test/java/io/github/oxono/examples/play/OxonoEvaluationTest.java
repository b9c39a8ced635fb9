package io.github.oxono.examples.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.oxono.Outcome;
import io.github.oxono.Position;
import io.github.oxono.Symmetry;
import io.github.oxono.examples.search.Evaluation;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class OxonoEvaluationTest {
    private final Evaluation<Position> evaluation = new OxonoEvaluation();

    @Property
    void R11_R12_only_the_end_is_worth_a_win_or_a_loss(@ForAll Position position) {
        int worth = evaluation.of(position);

        if (position.isOver()) {
            boolean isWon = position.outcome().orElseThrow() instanceof Outcome.Win;
            assertThat(worth).isEqualTo(isWon ? -Evaluation.WIN : 0);
        } else {
            assertThat(worth).isStrictlyBetween(-Evaluation.WIN, Evaluation.WIN);
        }
    }

    @Property
    void symmetric_positions_are_worth_the_same(@ForAll Position position, @ForAll Symmetry symmetry) {
        assertThat(evaluation.of(symmetry.apply(position))).isEqualTo(evaluation.of(position));
    }

    @Test
    void the_start_is_worth_nothing() {
        OxonoBoard.TREE
                .starts()
                .forEach(start -> assertThat(evaluation.of(start)).isZero());
    }

    @Test
    void three_in_a_line_are_good_for_their_colour() {
        assertThat(evaluation.of(Position.parse("x4o/5x/2*X3/3*O2/6/XOX3 p"))).isPositive();
        assertThat(evaluation.of(Position.parse("X4O/5X/2*X3/3*O2/6/xox3 p"))).isNegative();
    }

    @Test
    void three_of_a_symbol_are_good_for_whoever_moves_next() {
        assertThat(evaluation.of(Position.parse("6/6/2*X3/3*O2/o4O/XxX2o p"))).isPositive();
        assertThat(evaluation.of(Position.parse("6/6/2*X3/3*O2/5o/XxX3 p"))).isPositive();
    }
}
