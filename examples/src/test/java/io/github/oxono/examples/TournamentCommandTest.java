package io.github.oxono.examples;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TournamentCommandTest {
    @Test
    void a_line_of_the_table_for_each_match() {
        Run run = Run.of("tournament", "--pairs", "1", "--nodes", "500", "--seed", "3");

        assertThat(run.err()).isEmpty();
        assertThat(run.out()).isEqualTo("""
                | game | players | wins | draws | losses | different | plies | nodes, first | nodes, second |
                | --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
                | Oxono | alpha-beta against greedy | 2 | 0 | 0 | 2 | 12.5 | 425 | 27 |
                | Oxono | greedy against random | 2 | 0 | 0 | 2 | 7.5 | 38 | 0 |
                | Oware | alpha-beta against greedy | 2 | 0 | 0 | 2 | 27.5 | 439 | 4 |
                | Oware | greedy against random | 2 | 0 | 0 | 2 | 68.0 | 4 | 0 |
                """);
    }

    @Test
    void a_table_of_no_games_is_a_usage_error() {
        assertThat(Run.of("tournament", "--pairs", "0")).isEqualTo(Run.usageError("""
                        Invalid value for option '--pairs': '0' is less than 1
                        Try 'oxono tournament --help'.
                        """));
    }
}
