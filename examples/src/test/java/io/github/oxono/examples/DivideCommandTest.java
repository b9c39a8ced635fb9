package io.github.oxono.examples;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class DivideCommandTest {
    private static final String ENCLOSED = "1*OO3/o1o3/Oo2X1/XOO1x1/3ooX/2Oo*Xx p";

    @Test
    void writes_move_tab_count_for_each_legal_move() {
        assertThat(Run.of("divide", ENCLOSED, "1")).isEqualTo(Run.success("""
                        Xb1a1\t1
                        Xb1b2\t1
                        Xe5d5\t1
                        Xe5f5\t1
                        Xe5e6\t1
                        Ob5b6\t1
                        Oa6b6\t1
                        """));
    }

    @Test
    void its_counts_add_up_to_perft() {
        String perft = Run.of("perft", ENCLOSED, "3").out();
        long sum = Run.of("divide", ENCLOSED, "3")
                .out()
                .lines()
                .mapToLong(line -> Long.parseLong(line.split("\t")[1]))
                .sum();

        assertThat(perft).endsWith("3\t" + sum + "\n");
    }

    @Test
    void a_depth_that_no_game_has_is_a_usage_error() {
        assertThat(Run.of("divide", ENCLOSED, "0")).isEqualTo(Run.usageError("""
                        Invalid value for positional parameter at index 1 (DEPTH): '0' is not from 1 to 32
                        Try 'oxono divide --help'.
                        """));
    }
}
