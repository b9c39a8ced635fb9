package io.github.oxono.examples.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.oxono.examples.oware.Position;
import io.github.oxono.examples.search.Evaluation;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OwareEvaluationTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            4,4,4,4,4,4/4,4,4,4,4,4 0-0 s     | 0
            0,0,0,0,0,2/1,2,4,4,4,4 13-14 s   | -1
            0,0,0,0,0,2/1,2,4,4,4,4 13-14 n   | 1
            0,0,0,0,0,0/0,0,0,0,0,0 24-24 s   | 0
            0,0,0,0,0,2/1,2,4,4,4,6 25-0 s    | 1000000
            0,0,0,0,0,2/1,2,4,4,4,6 25-0 n    | -1000000
            0,0,0,0,0,0/0,0,0,0,0,0 10-38 s   | -1000000
            """)
    void W7_the_lead_counts_and_25_seeds_decide(String position, int worth) {
        assertThat(new OwareEvaluation().of(Position.parse(position))).isEqualTo(worth);
        assertThat(Evaluation.WIN).isEqualTo(1_000_000);
    }
}
