package io.github.oxono.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import io.github.oxono.Refusal;
import io.github.oxono.Rule;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Archives in which one game is broken, and where reading goes on. */
class GameTextArchiveTest {
    private static final int TOO_LONG = Limits.DEFAULT.lineLength() + 1;
    private static final String START = "[Start \"6/6/2*X3/3*O2/6/6 p\"]\n\n";
    private static final String FIRST = "[Pink \"First\"]\n" + START + "*\n\n";
    private static final String LAST = "[Pink \"Last\"]\n" + START + "1. Xd4e4\n*\n";

    @Test
    void stop_throws_the_first_error_with_its_game_and_gives_nothing_more() {
        String archive = FIRST + START + "1. Xd9e4\n*\n\n" + LAST;
        List<String> read = new ArrayList<>();

        try (Stream<Reading<GameRecord>> games = stream(archive, Strictness.STRICT, ErrorPolicy.STOP)) {
            assertThatThrownBy(() -> games.forEach(game -> read.add(pink(game))))
                    .isInstanceOfSatisfying(NotationException.class, error -> {
                        assertThat(error.game()).hasValue(2);
                        assertThat(error.ply()).hasValue(1);
                        assertThat(error.location()).isEqualTo(new Location(85, 8, 6));
                        assertThat(error)
                                .hasMessage("game 2, ply 1, line 8, column 6 (offset 85): found \"9\" in \"Xd9e4\","
                                        + " expected a rank from 1 to 6 (MALFORMED_MOVE)");
                    });
        }
        assertThat(read).containsExactly("First");
    }

    @Test
    void skip_leaves_the_broken_game_out() {
        String archive = FIRST + START + "1. Xd9e4\n*\n\n" + LAST;

        try (Stream<Reading<GameRecord>> games = stream(archive, Strictness.STRICT, ErrorPolicy.SKIP)) {
            assertThat(games.map(GameTextArchiveTest::pink)).containsExactly("First", "Last");
        }
    }

    @Test
    void an_illegal_move_names_game_ply_refusal_and_rule() {
        NotationException error = onlyError(START + "1. Xd4e4 Xe5e6 {no} 2. Od2d1\n1-0\n\n");

        assertThat(error.refusal()).contains(Refusal.NOT_IN_LINE);
        assertThat(error.rule()).contains(Rule.R5);
        assertThat(error)
                .hasMessage("game 2, ply 2, line 8, column 10 (offset 89): found \"Xe5e6\", expected a legal move, but"
                        + " Xe5e6 is refused: the X totem on d4 slides along its rank or file, to [a4, b4, c4,"
                        + " d5, d6] (NOT_IN_LINE, R5) in \"6/6/3*XX1/3*O2/6/6 b\" (ILLEGAL_MOVE)");
    }

    @Test
    void after_an_error_in_the_moves_reading_goes_on_behind_the_result() {
        assertThat(onlyError(START + "1. Xd9e4 {1-0 is no result here} Od2d1\n*\n\n")
                        .fault())
                .isEqualTo(NotationFault.MALFORMED_MOVE);
    }

    @Test
    void after_an_error_in_a_tag_reading_goes_on_behind_the_result_of_that_game() {
        assertThat(onlyError("[Pink]\n[Black \"B\"]\n" + START + "1. Xd4e4\n*\n\n")
                        .fault())
                .isEqualTo(NotationFault.MALFORMED_TAG);
        assertThat(onlyError("[Start \"7\"]\n[Black \"B\"]\n\n1. Xd4e4\n*\n\n").fault())
                .isEqualTo(NotationFault.MALFORMED_POSITION);
    }

    @Test
    void a_missing_result_costs_one_game_alone() {
        assertThat(onlyError(START + "1. Xd4e4 Od2d1\n\n").fault()).isEqualTo(NotationFault.MISSING_RESULT);
    }

    @Test
    void a_result_that_does_not_fit_ends_its_game_all_the_same() {
        assertThat(onlyError(START.strip() + "\n[Reason \"agreement\"]\n\n1. Xd4e4\n1-0\n\n")
                        .fault())
                .isEqualTo(NotationFault.WRONG_RESULT);
        assertThat(onlyError(START + "1. Xd4e4\n1-0\n\n").fault()).isEqualTo(NotationFault.WRONG_RESULT);
    }

    @Test
    void a_brace_that_is_never_closed_costs_one_game_alone() {
        assertThat(onlyError(START + "1. Xd4e4 {so be it\n*\n\n").fault()).isEqualTo(NotationFault.MALFORMED_COMMENT);
    }

    @Test
    void a_line_that_is_too_long_costs_one_game_alone() {
        String tag = "[Black \"" + "B".repeat(TOO_LONG) + "\"]\n";
        String comment = "{" + "a".repeat(TOO_LONG) + "}\n";

        assertThat(onlyError(tag + START + "1. Xd4e4\n*\n\n").fault()).isEqualTo(NotationFault.LIMIT_EXCEEDED);
        assertThat(onlyError(START + "1. Xd4e4 Od2d1\n" + comment + "2. Xd5d4\n*\n\n")
                        .fault())
                .isEqualTo(NotationFault.LIMIT_EXCEEDED);
    }

    @Test
    void moves_behind_a_result_are_a_game_without_tags() {
        assertThat(onlyError("1. Xd4e4 Od2d1\n1-0\n\n").fault()).isEqualTo(NotationFault.MISSING_START);
        assertThat(onlyError("Xd4e4\n").fault()).isEqualTo(NotationFault.MISSING_START);
    }

    @Test
    void what_follows_the_result_of_a_broken_game_is_a_game_of_its_own() {
        String orphan = "1. Od2d1\n0-1\n\n";
        String unfit = START + "1. Xd4e4\n1-0\n\n";
        String malformed = START + "1. Xd9e4\n1-0\n\n";
        List<NotationException> errors = new ArrayList<>();

        try (Stream<Reading<GameRecord>> games =
                stream(unfit + orphan + malformed + orphan + LAST, Strictness.STRICT, ErrorPolicy.collect(errors))) {
            assertThat(games.map(GameTextArchiveTest::pink)).containsExactly("Last");
        }
        assertThat(errors)
                .extracting(NotationException::fault)
                .containsExactly(
                        NotationFault.WRONG_RESULT,
                        NotationFault.MISSING_START,
                        NotationFault.MALFORMED_MOVE,
                        NotationFault.MISSING_START);
        assertThat(errors).extracting(error -> error.game().orElseThrow()).containsExactly(1L, 2L, 3L, 4L);
    }

    @Test
    void text_that_is_no_game_at_all_is_one_error_up_to_the_next_tag_line() {
        assertThat(onlyError("Dear all,\n\nhere is my game.\n").fault()).isEqualTo(NotationFault.MISSING_START);
    }

    @Test
    void an_end_that_is_cut_off_is_an_error() {
        String archive = FIRST + LAST.substring(0, LAST.length() - 2);
        List<NotationException> errors = new ArrayList<>();

        try (Stream<Reading<GameRecord>> games = stream(archive, Strictness.LENIENT, ErrorPolicy.collect(errors))) {
            assertThat(games.map(GameTextArchiveTest::pink)).containsExactly("First");
        }
        assertThat(errors)
                .extracting(Throwable::getMessage)
                .containsExactly("game 2, line 10, column 1 (offset 103): found the end, expected 1-0, 0-1, 1/2-1/2 or"
                        + " *, which ends every game (MISSING_RESULT)");
    }

    @Test
    void nothing_is_an_archive_without_games() {
        try (Stream<Reading<GameRecord>> games = stream("", Strictness.STRICT, ErrorPolicy.STOP)) {
            assertThat(games).isEmpty();
        }
        try (Stream<Reading<GameRecord>> games = stream(" \n\n", Strictness.LENIENT, ErrorPolicy.STOP)) {
            assertThat(games).isEmpty();
        }
    }

    @Test
    void a_malformed_tag_does_not_cost_the_game_in_lenient_reading() {
        String archive = "[Pink]\n[Date \"yesterday\"]\n[Round \"3\"]\n" + LAST;

        try (Stream<Reading<GameRecord>> games = stream(archive, Strictness.LENIENT, ErrorPolicy.STOP)) {
            assertThat(games).singleElement().satisfies(game -> {
                assertThat(game.value().tags()).containsExactly(Map.entry("Round", "3"));
                assertThat(game.tolerances())
                        .extracting(Tolerance::leniency, Tolerance::text)
                        .contains(
                                tuple(Leniency.MALFORMED_TAG, "[Pink]"),
                                tuple(Leniency.MALFORMED_TAG, "[Date \"yesterday\"]"));
            });
        }
    }

    /** The error of a broken game between two good ones, both of which are read. */
    private static NotationException onlyError(String broken) {
        List<NotationException> errors = new ArrayList<>();
        try (Stream<Reading<GameRecord>> games =
                stream(FIRST + broken + LAST, Strictness.STRICT, ErrorPolicy.collect(errors))) {
            assertThat(games.map(GameTextArchiveTest::pink)).containsExactly("First", "Last");
        }
        assertThat(errors)
                .singleElement()
                .satisfies(error -> assertThat(error.game()).hasValue(2));
        return errors.get(0);
    }

    private static Stream<Reading<GameRecord>> stream(String archive, Strictness strictness, ErrorPolicy policy) {
        return GameText.stream(new StringReader(archive), strictness, policy);
    }

    private static String pink(Reading<GameRecord> game) {
        return game.value().pink().orElseThrow();
    }
}
