package io.github.oxono.examples.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class LevelTest {
    private static final long PLENTY = 1_000_000;

    @Test
    void alpha_beta_with_nodes_enough_wins_every_heap_that_can_be_won() {
        Opponent<Integer, Integer> opponent = Level.ALPHA_BETA.opponent(Heap.tree(), 1, PLENTY);

        IntStream.rangeClosed(1, 21)
                .filter(heap -> heap % 4 != 0)
                .forEach(heap -> assertThat(opponent.choose(heap).move())
                        .as("from %d", heap)
                        .isEqualTo(heap % 4));
    }

    @Test
    void alpha_beta_stops_where_everything_is_known() {
        Choice<Integer> choice =
                Level.ALPHA_BETA.opponent(Heap.tree(), 1, PLENTY).choose(8);

        assertThat(choice.nodes()).isLessThan(200);
    }

    @Test
    void alpha_beta_makes_no_more_nodes_than_it_may_after_the_first_ply() {
        for (long nodes : new long[] {0, 3, 4, 10, 100}) {
            assertThat(Level.ALPHA_BETA
                            .opponent(Heap.tree(), 1, nodes)
                            .choose(21)
                            .nodes())
                    .isEqualTo(Math.max(3, nodes));
        }
    }

    @Test
    void greedy_looks_at_each_move_once_and_takes_what_wins_at_once() {
        for (long seed = 0; seed < 20; seed++) {
            assertThat(Level.GREEDY.opponent(Heap.tree(), seed, PLENTY).choose(2))
                    .isEqualTo(new Choice<>(2, 2));
        }
    }

    @Test
    void random_plays_every_move_and_looks_at_none() {
        Opponent<Integer, Integer> opponent = Level.RANDOM.opponent(Heap.tree(), 1, PLENTY);
        List<Choice<Integer>> choices = choices(opponent);

        assertThat(choices).contains(new Choice<>(1, 0), new Choice<>(2, 0), new Choice<>(3, 0));
        assertThat(choices).allMatch(choice -> choice.nodes() == 0);
    }

    @ParameterizedTest
    @EnumSource
    void the_same_seed_makes_the_same_choices_and_another_one_others(Level level) {
        List<Choice<Integer>> choices = choices(level.opponent(Heap.tree(), 1, 50));

        assertThat(choices(level.opponent(Heap.tree(), 1, 50))).isEqualTo(choices);
        assertThat(choices(level.opponent(Heap.tree(), 2, 50))).isNotEqualTo(choices);
    }

    /** Of a heap of which a short search learns nothing. */
    private static List<Choice<Integer>> choices(Opponent<Integer, Integer> opponent) {
        List<Choice<Integer>> choices = new ArrayList<>();
        for (int number = 0; number < 30; number++) {
            choices.add(opponent.choose(100));
        }
        return choices;
    }

    @Test
    void names_are_those_of_the_command_line() {
        assertThat(Level.values()).extracting(Level::toString).containsExactly("random", "greedy", "alpha-beta");
    }
}
