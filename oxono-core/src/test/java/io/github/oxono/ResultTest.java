package io.github.oxono;

import static io.github.oxono.Reason.*;
import static io.github.oxono.Score.*;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

class ResultTest {
    private static final Set<Score> WINS = EnumSet.of(PINK_WINS, BLACK_WINS);
    private static final Map<Reason, Set<Score>> ALLOWED = new EnumMap<>(Map.of(
            ALIGNMENT, WINS,
            EXHAUSTION, EnumSet.of(DRAW),
            RESIGNATION, WINS,
            TIME, WINS,
            FORFEIT, WINS,
            FAILURE, WINS,
            AGREEMENT, EnumSet.of(DRAW),
            UNFINISHED, EnumSet.of(UNDECIDED),
            ABANDONED, EnumSet.of(UNDECIDED)));

    record Pair(Score score, Reason reason) {}

    static Stream<Pair> pairs() {
        return Arrays.stream(Reason.values())
                .flatMap(reason -> Arrays.stream(Score.values()).map(score -> new Pair(score, reason)));
    }

    static Stream<Pair> allowedPairs() {
        return pairs().filter(pair -> ALLOWED.get(pair.reason()).contains(pair.score()));
    }

    static Stream<Pair> refusedPairs() {
        return pairs().filter(pair -> !ALLOWED.get(pair.reason()).contains(pair.score()));
    }

    @ParameterizedTest
    @MethodSource("allowedPairs")
    void a_score_goes_with_a_reason_that_can_give_it(Pair pair) {
        Result result = new Result(pair.score(), pair.reason());

        assertThat(pair.reason().allows(pair.score())).isTrue();
        assertThat(result.score()).isEqualTo(pair.score());
        assertThat(result.reason()).isEqualTo(pair.reason());
    }

    @ParameterizedTest
    @MethodSource("refusedPairs")
    void a_score_does_not_go_with_a_reason_that_cannot_give_it(Pair pair) {
        assertThat(pair.reason().allows(pair.score())).isFalse();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Result(pair.score(), pair.reason()))
                .withMessageEndingWith(", not with " + pair.score().text());
    }

    @Test
    void the_message_names_the_scores_that_go_with_the_reason() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Result(DRAW, RESIGNATION))
                .withMessage("reason RESIGNATION goes with score 1-0 or 0-1, not with 1/2-1/2");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Result(UNDECIDED, AGREEMENT))
                .withMessage("reason AGREEMENT goes with score 1/2-1/2, not with *");
    }

    @ParameterizedTest
    @CsvSource({"PINK_WINS, 1-0", "BLACK_WINS, 0-1", "DRAW, 1/2-1/2", "UNDECIDED, *"})
    void a_score_has_the_text_that_records_use(Score score, String text) {
        assertThat(score.text()).isEqualTo(text);
    }

    @Test
    void a_win_is_the_winners() {
        assertThat(Result.win(Player.PINK, TIME)).isEqualTo(new Result(PINK_WINS, TIME));
        assertThat(Result.win(Player.BLACK, FAILURE)).isEqualTo(new Result(BLACK_WINS, FAILURE));
        assertThat(new Result(PINK_WINS, TIME).winner()).contains(Player.PINK);
        assertThat(new Result(BLACK_WINS, TIME).winner()).contains(Player.BLACK);
        assertThat(new Result(DRAW, AGREEMENT).winner()).isEmpty();
        assertThat(new Result(UNDECIDED, ABANDONED).winner()).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(names = {"EXHAUSTION", "AGREEMENT", "UNFINISHED", "ABANDONED"})
    void nobody_wins_for_a_reason_without_a_winner(Reason reason) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Result.win(Player.PINK, reason))
                .withMessageEndingWith(", not with 1-0");
    }

    @ParameterizedTest
    @EnumSource
    void only_an_unfinished_result_is_not_final(Reason reason) {
        Score score = ALLOWED.get(reason).iterator().next();

        assertThat(new Result(score, reason).isFinal()).isEqualTo(reason != UNFINISHED);
    }

    @Test
    void R11_R12_alignment_and_exhaustion_are_seen_on_the_board() {
        assertThat(Reason.values()).filteredOn(Reason::isOnBoard).containsExactly(ALIGNMENT, EXHAUSTION);
    }

    @Test
    void R11_R12_the_board_gives_a_win_a_draw_or_nothing() {
        Position won = Position.parse("6/6/2*X3/3*O2/1xoo2/XOOX2 b");
        Position drawn = Position.parse("oo1OOO/XOooXo/O*OXxOx/oXOXx*X/xOxoXx/x1XxoX p");

        assertThat(Result.of(won)).isEqualTo(new Result(PINK_WINS, ALIGNMENT));
        assertThat(Result.of(drawn)).isEqualTo(new Result(DRAW, EXHAUSTION));
        assertThat(Result.of(Position.initial(Symbol.X))).isEqualTo(Result.UNFINISHED);
        assertThat(Result.UNFINISHED).isEqualTo(new Result(UNDECIDED, UNFINISHED));
    }
}
