package io.github.oxono.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import io.github.oxono.Move;
import io.github.oxono.SetupFault;
import java.time.Duration;
import java.time.LocalDate;
import org.junit.jupiter.api.Test;

/** What a game's text may say differently, and what it may not. */
class GameTextSpellingTest {
    private static final String START = "[Start \"6/6/2*X3/3*O2/6/6 p\"]\n";
    private static final String MOVES = START + "\n1. Xd4e4 Od2d1\n";

    @Test
    void tags_come_in_one_order_and_further_ones_behind() {
        assertTolerated("[Round \"3\"]\n" + START + "\n*\n", Leniency.TAG_ORDER, START.strip(), "");
        assertTolerated(START + "[Date \"2026-11-29\"]\n\n*\n", Leniency.TAG_ORDER, "[Date \"2026-11-29\"]", "");
    }

    @Test
    void a_second_tag_of_one_name_is_left_out() {
        String text = "[Pink \"Ada\"]\n[Pink \"Eve\"]\n" + START + "\n*\n";

        assertTolerated(text, Leniency.MALFORMED_TAG, "[Pink \"Eve\"]", "");
        assertThat(lenient(text).value().pink()).contains("Ada");
        assertRefused(
                text,
                Strictness.STRICT,
                "line 2, column 1 (offset 13): found \"[Pink \\\"Eve\\\"]\", expected each tag once (REPEATED_TAG)");
        assertTolerated(START + START + "\n*\n", Leniency.NEEDLESS_TAG, START.strip(), "");
    }

    @Test
    void two_starts_or_reasons_or_scores_that_differ_are_an_error_in_either_mode() {
        assertRefused(
                START + "[Start \"6/6/2*O3/3*X2/6/6 p\"]\n\n*\n",
                Strictness.LENIENT,
                "line 2, column 1 (offset 30): found \"[Start \\\"6/6/2*O3/3*X2/6/6 p\\\"]\", expected each tag once"
                        + " (REPEATED_TAG)");
        assertRefused(
                START + "[Reason \"time\"]\n[Reason \"failure\"]\n\n1-0\n",
                Strictness.LENIENT,
                "line 3, column 1 (offset 46): found \"[Reason \\\"failure\\\"]\", expected each tag once (REPEATED_TAG)");
        assertRefused(
                START + "[Reason \"time\"]\n[Result \"0-1\"]\n\n1-0\n",
                Strictness.LENIENT,
                "line 5, column 1 (offset 62): found \"1-0\", expected the score of the tag Result, 0-1 (WRONG_RESULT)");
    }

    @Test
    void a_start_that_cannot_be_read_is_an_error_in_either_mode() {
        assertRefused(
                "[start 6/6/2*X3/3*O2/6/6 p]\n\n*\n",
                Strictness.LENIENT,
                "line 1, column 1 (offset 0): found \"[start 6/6/2*X3/3*O2/6/6 p]\", expected a tag line such as [Start"
                        + " \"6/6/2*X3/3*O2/6/6 p\"] (MALFORMED_TAG)");
        assertRefused(
                "[Start \"6/6/2*X3/3*O2/6/5 p\"]\n\n*\n",
                Strictness.STRICT,
                "line 1, column 26 (offset 25): found \" \" in \"6/6/2*X3/3*O2/6/5 p\", expected 1 more square on rank 1"
                        + " (MALFORMED_POSITION)");
        assertRefused(
                "[Start \"6/6/2*X3/3*O2/6/5X p\"]\n\n*\n",
                Strictness.LENIENT,
                "line 1, column 9 (offset 8): found \"6/6/2*X3/3*O2/6/5X p\", expected a set-up without faults, but "
                        + SetupFault.WRONG_PLAYER_TO_MOVE.sentence() + " (WRONG_PLAYER_TO_MOVE) (INVALID_SETUP)");
    }

    @Test
    void values_that_cannot_be_what_they_stand_for_are_left_out() {
        assertTolerated(
                "[Date \"2026-02-30\"]\n" + START + "\n*\n", Leniency.MALFORMED_TAG, "[Date \"2026-02-30\"]", "");
        assertTolerated("[Pink \"A\u0007da\"]\n" + START + "\n*\n", Leniency.MALFORMED_TAG, "[Pink \"A\u0007da\"]", "");
        assertTolerated(
                "[Date \"2026.11-29\"]\n" + START + "\n*\n", Leniency.MALFORMED_TAG, "[Date \"2026.11-29\"]", "");
        assertTolerated(
                "[TimeControl \"fast\"]\n" + START + "\n*\n", Leniency.MALFORMED_TAG, "[TimeControl \"fast\"]", "");
        assertTolerated("[TimeControl \"-\"]\n" + START + "\n*\n", Leniency.NEEDLESS_TAG, "[TimeControl \"-\"]", "");
        assertTolerated("[Pink \"\"]\n" + START + "\n*\n", Leniency.NEEDLESS_TAG, "[Pink \"\"]", "");
    }

    @Test
    void values_are_read_in_other_spellings() {
        GameRecord record = lenient(
                        "[date \"2026/1/9\"]\n[TimeControl \"300 + 2\"]\n" + START + "[Reason \"Agreement\"]\n\n½–½\n")
                .value();

        assertThat(record.date()).contains(LocalDate.of(2026, 1, 9));
        assertThat(record.timeControl()).contains(new TimeControl(Duration.ofMinutes(5), Duration.ofSeconds(2)));
    }

    @Test
    void a_tag_that_was_left_out_may_come_again() {
        GameRecord record = lenient("[Date \"soon\"]\n[Date \"2026-11-29\"]\n" + START + "[Result \"?\"]\n\n*\n")
                .value();

        assertThat(record.date()).contains(LocalDate.of(2026, 11, 29));
    }

    @Test
    void other_line_ends_are_reported_once_and_other_white_space_each_time() {
        assertThat(lenient((START + "\n1. Xd4e4  Od2d1\n2.  Xd5d4\n*\n").replace("\n", "\r\n"))
                        .tolerances())
                .extracting(Tolerance::leniency)
                .containsExactly(Leniency.LINE_END, Leniency.SPACE, Leniency.SPACE);
    }

    @Test
    void a_name_of_a_question_mark_is_a_name() {
        assertThat(strict("[Pink \"?\"]\n" + START + "\n*\n").pink()).contains("?");
    }

    @Test
    void a_clock_stands_anywhere_in_a_comment_and_what_cannot_be_one_is_text() {
        RecordedMove move =
                only(lenient(START + "\n1. Xd4e4 {so [%clk 4:59] be it}\n*\n").value());
        assertThat(move.clock()).contains(Duration.ofSeconds(299));
        assertThat(move.comment()).contains("so be it");

        assertThat(only(lenient(START + "\n1. Xd4e4 {[%clk 4:99]}\n*\n").value())
                        .comment())
                .contains("[%clk 4:99]");
        assertThat(only(lenient(START + "\n1. Xd4e4 {[%clk 4:59}\n*\n").value()).comment())
                .contains("[%clk 4:59");
        assertThat(only(strict(START + "\n1. Xd4e4 {\\[%clk 4:59] [%eval 1]}\n*\n"))
                        .comment())
                .contains("[%clk 4:59] [%eval 1]");
    }

    @Test
    void a_bracket_at_the_start_of_a_line_of_a_comment_is_escaped() {
        RecordedMove move = only(strict(START + "\n1. Xd4e4 {one\n\\[Start two}\n*\n"));

        assertThat(move.comment()).contains("one\n[Start two");
    }

    @Test
    void a_clock_at_the_start_of_a_line_of_a_comment_is_no_tag_line() {
        RecordedMove move =
                only(lenient(START + "\n1. Xd4e4 {one\n[%clk 0:04:59]}\n*\n").value());

        assertThat(move)
                .isEqualTo(
                        RecordedMove.of(Move.parse("Xd4e4")).withComment("one").withClock(Duration.ofSeconds(299)));
    }

    @Test
    void several_comments_after_a_move_are_one() {
        RecordedMove move = only(lenient(START + "\n1. Xd4e4 {one} {} {[%clk 0:04:59]} {two}\n*\n")
                .value());

        assertThat(move.comment()).contains("one two");
        assertThat(move.clock()).contains(Duration.ofSeconds(299));
    }

    @Test
    void a_second_clock_after_a_move_is_refused() {
        assertRefused(
                START + "\n1. Xd4e4 {[%clk 0:04:59] [%clk 0:04:58]}\n*\n",
                Strictness.LENIENT,
                "ply 1, line 3, column 26 (offset 56): found \"[%clk 0:04:58]\", expected no second clock after a move"
                        + " (MALFORMED_COMMENT)");
        assertRefused(
                START + "\n1. Xd4e4 {[%clk 0:04:59]} {[%clk 0:04:58]}\n*\n",
                Strictness.LENIENT,
                "ply 1, line 3, column 27 (offset 57): found \"{[%clk 0:04:58]}\", expected no second clock after a"
                        + " move (MALFORMED_COMMENT)");
    }

    @Test
    void a_comment_has_no_control_character_and_no_half_of_a_pair() {
        for (Strictness strictness : Strictness.values()) {
            assertRefused(
                    START + "\n1. Xd4e4 {a\u0007b}\n*\n",
                    strictness,
                    "ply 1, line 3, column 10 (offset 40): found \"\\u0007\", expected a comment without control characters"
                            + " but line feed and tab, and without half a pair (MALFORMED_COMMENT)");
            assertRefused(
                    START + "\n1. Xd4e4 {a\uD83D}\n*\n",
                    strictness,
                    "ply 1, line 3, column 10 (offset 40): found \"\\ud83d\", expected a comment without control characters"
                            + " but line feed and tab, and without half a pair (MALFORMED_COMMENT)");
        }
    }

    @Test
    void a_clock_beyond_all_times_is_a_comment() {
        assertThat(only(lenient(START + "\n1. Xd4e4 {[%clk 277777:46:39]}\n*\n").value())
                        .clock())
                .contains(Duration.ofSeconds(999_999_999));
        assertThat(only(lenient(START + "\n1. Xd4e4 {[%clk 277777:46:40]}\n*\n").value())
                        .comment())
                .contains("[%clk 277777:46:40]");
    }

    @Test
    void other_line_ends_are_reported_once_whatever_else_is() {
        assertThat(lenient(START + "\r\n1. xd4e4\r\n*\r\n").tolerances())
                .extracting(Tolerance::leniency)
                .containsExactly(Leniency.LINE_END, Leniency.LETTER_CASE);
        assertThat(lenient(START + "\n1. xd4e4\r\n*\r\n").tolerances())
                .extracting(Tolerance::leniency)
                .containsExactly(Leniency.LETTER_CASE, Leniency.LINE_END);
    }

    @Test
    void other_line_ends_in_a_comment_are_tolerated() {
        String text = START + "\n1. Xd4e4 {a\r\nb}\n*\n";

        assertThat(only(lenient(text).value()).comment()).contains("a\nb");
        assertTolerated(text, Leniency.LINE_END, "\r", "\n");
    }

    @Test
    void a_move_may_be_spelled_otherwise_but_nothing_stands_behind_it() {
        assertTolerated(START + "\n1. xd4e4\n*\n", Leniency.LETTER_CASE, "xd4e4", "Xd4e4");
        assertTolerated(START + "\n1. [X]d4e4\n*\n", Leniency.TOTEM_STYLE, "[X]d4e4", "Xd4e4");
        assertTolerated(START + "\n1. Xd4-e4\n*\n", Leniency.SEPARATOR, "Xd4-e4", "Xd4e4");
        assertRefused(
                START + "\n1. Xd4e4x\n*\n",
                Strictness.LENIENT,
                "ply 1, line 3, column 9 (offset 39): found \"x\" in \"Xd4e4x\", expected the end of the move"
                        + " (MALFORMED_MOVE)");
    }

    @Test
    void numbers_may_be_missing_but_not_wrong() {
        assertThat(lenient(START + "\nXd4e4 Od2d1 Xd5d4 *").value().moves()).hasSize(3);
        assertTolerated(MOVES.stripTrailing() + " Xd5d4\n*\n", Leniency.NUMBER, "", "2. ");
        assertTolerated(START + "\n1 Xd4e4\n*\n", Leniency.NUMBER, "1", "1.");
        assertRefused(
                MOVES + "2... Xd5d4\n*\n",
                Strictness.LENIENT,
                "ply 3, line 4, column 1 (offset 46): found \"2...\", expected \"2.\" (WRONG_NUMBER)");
        assertRefused(
                MOVES + "102. Xd5d4\n*\n",
                Strictness.LENIENT,
                "ply 3, line 4, column 1 (offset 46): found \"102.\", expected \"2.\" (WRONG_NUMBER)");
        assertRefused(
                MOVES + "2. *\n",
                Strictness.LENIENT,
                "line 4, column 4 (offset 49): found \"*\", expected a move after the number (WRONG_NUMBER)");
        assertRefused(
                MOVES + "2. 2. Xd5d4\n*\n",
                Strictness.LENIENT,
                "ply 3, line 4, column 4 (offset 49): found \"2.\", expected a move after the number (WRONG_NUMBER)");
    }

    @Test
    void a_record_that_starts_with_black_to_move_begins_with_three_points() {
        String text = "[Start \"6/6/3*XX1/3*O2/6/6 b\"]\n\n1... Od2d1\n2. Xd5d4\n*\n";

        assertThat(GameText.write(strict(text))).isEqualTo(text);
    }

    @Test
    void the_end_of_the_text_is_the_end_of_the_game() {
        assertRefused(
                MOVES + "*\n" + MOVES,
                Strictness.LENIENT,
                "line 5, column 1 (offset 48): found \"[Start \\\"6/6/2*X3/3*O2/6/6 p\\\"]\", expected the end after the"
                        + " result (TEXT_AFTER_END)");
        assertTolerated(MOVES + "*", Leniency.SPACE, "", "\n");
        assertTolerated(MOVES + "*\n\n", Leniency.SPACE, "\n", "");
        assertTolerated(MOVES + "* \n", Leniency.SPACE, " \n", "\n");
    }

    @Test
    void of_much_white_space_eight_characters_are_reported() {
        for (int length = 2; length <= 20; length++) {
            String space = " ".repeat(length);

            assertTolerated(
                    START + "\n1." + space + "Xd4e4\n*\n", Leniency.SPACE, " ".repeat(Math.min(length, 8)), " ");
        }
    }

    private static void assertTolerated(String text, Leniency leniency, String found, String canonical) {
        assertThat(lenient(text).tolerances())
                .extracting(Tolerance::leniency, Tolerance::text, Tolerance::canonical)
                .containsExactly(tuple(leniency, found, canonical));
        assertThatThrownBy(() -> strict(text)).isInstanceOf(NotationException.class);
    }

    private static void assertRefused(String text, Strictness strictness, String message) {
        assertThatThrownBy(() -> GameText.read(text, strictness))
                .isInstanceOf(NotationException.class)
                .hasMessage(message);
    }

    private static RecordedMove only(GameRecord record) {
        assertThat(record.moves()).hasSize(1);
        return record.moves().get(0);
    }

    private static GameRecord strict(String text) {
        return GameText.read(text, Strictness.STRICT).value();
    }

    private static Reading<GameRecord> lenient(String text) {
        return GameText.read(text, Strictness.LENIENT);
    }
}
