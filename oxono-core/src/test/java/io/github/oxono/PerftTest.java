package io.github.oxono;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.concurrent.ForkJoinPool;
import java.util.stream.Stream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class PerftTest {
    private static final Position START = Position.initial(Symbol.X);

    @ParameterizedTest
    @CsvSource({"0, 1", "1, 68", "2, 3612", "3, 162680", "4, 6470416", "5, 231876916"})
    void counts_the_sequences_from_the_start(int depth, long count) {
        assertThat(Perft.count(START, depth)).isEqualTo(count);
        assertThat(Perft.parallel(START, depth)).isEqualTo(count);
    }

    @ParameterizedTest
    @EnumSource
    void counts_the_same_from_either_start(Symbol onC4) {
        assertThat(Perft.count(Position.initial(onC4), 4)).isEqualTo(6_470_416);
    }

    @Property(tries = 200)
    void counts_what_playing_counts(@ForAll("anyPosition") Position position) {
        assertThat(Perft.count(position, 2)).isEqualTo(countByPlaying(position, 2));
    }

    @Property(tries = 200)
    void divides_the_count_among_the_legal_moves(@ForAll("anyPosition") Position position) {
        assertThat(List.copyOf(Perft.divide(position, 2).keySet())).isEqualTo(position.legalMoves());
        Perft.divide(position, 2)
                .forEach((move, count) -> assertThat(count).isEqualTo(Perft.count(position.play(move), 1)));
    }

    @Test
    void counts_on_the_threads_of_a_pool() {
        ForkJoinPool pool = new ForkJoinPool(3);
        try {
            assertThat(Perft.parallel(START, 5, pool)).isEqualTo(231_876_916);
            assertThat(pool.getPoolSize()).isPositive();
        } finally {
            pool.shutdown();
        }
    }

    @Test
    void R13_no_sequence_continues_past_a_finished_game() {
        Position won = Position.parse("6/6/2*X3/3*O2/xxx3/XXXX2 b");

        assertThat(Perft.count(won, 0)).isEqualTo(1);
        assertThat(Perft.count(won, 1)).isZero();
        assertThat(Perft.parallel(won, 6)).isZero();
        assertThat(Perft.divide(won, 1)).isEmpty();
    }

    @TestFactory
    Stream<DynamicTest> refuses_a_depth_that_is_too_small() {
        return Stream.of(
                refused("count", () -> Perft.count(START, -1), "depth -1 is too small; it is a number of plies from 0"),
                refused(
                        "parallel",
                        () -> Perft.parallel(START, -1),
                        "depth -1 is too small; it is a number of plies from 0"),
                refused(
                        "divide",
                        () -> Perft.divide(START, 0),
                        "depth 0 is too small; it is a number of plies from 1"));
    }

    @Provide
    Arbitrary<Position> anyPosition() {
        return Playouts.anyPosition();
    }

    private static long countByPlaying(Position position, int depth) {
        if (depth == 0) {
            return 1;
        }
        return position.legalMoves().stream()
                .mapToLong(move -> countByPlaying(position.play(move), depth - 1))
                .sum();
    }

    private static DynamicTest refused(String name, ThrowingCallable call, String message) {
        return DynamicTest.dynamicTest(
                name,
                () -> assertThatIllegalArgumentException().isThrownBy(call).withMessage(message));
    }
}
