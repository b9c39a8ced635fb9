package io.github.oxono.examples;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.oxono.Move;
import io.github.oxono.Reason;
import io.github.oxono.examples.MatchLog.Ending;
import io.github.oxono.examples.MatchLog.Turn;
import io.github.oxono.examples.MatchLogException.Fault;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MatchLogReaderTest {
    private static final String TURN = "('X', (3, 4), (4, 4)), 59.99";

    @Test
    void reads_time_turns_and_clocks() {
        assertThat(MatchLogReader.read(List.of("60", TURN, "('O', (2, 0), (1, 0)), 58.5")))
                .isEqualTo(new MatchLog(
                        Duration.ofSeconds(60),
                        List.of(
                                new Turn(2, Move.parse("Xe3e2"), Duration.ofMillis(59_990)),
                                new Turn(3, Move.parse("Oa4a5"), Duration.ofMillis(58_500))),
                        Optional.empty()));
    }

    @ParameterizedTest
    @CsvSource({"timeout, TIME", "invalid, FORFEIT", "exception, FAILURE"})
    void reads_an_ending(String text, Reason reason) {
        assertThat(MatchLogReader.read(List.of("60", text)))
                .isEqualTo(new MatchLog(Duration.ofSeconds(60), List.of(), Optional.of(new Ending(2, text, reason))));
        assertThat(MatchLogReader.read(List.of("60", TURN, text)).ending()).contains(new Ending(3, text, reason));
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0",
        "12, 12000000000",
        "11.186814851999998, 11186814852",
        "0.00000000049, 0",
        "9.5e-05, 95000",
        "1e-99, 0",
        "999999999.9999999999999999999999999999999999999999, 1000000000000000000"
    })
    void reads_clocks_to_the_nearest_nanosecond(String seconds, long nanos) {
        List<String> lines = List.of(seconds, "('X', (3, 4), (4, 4)), " + seconds);

        assertThat(MatchLogReader.read(lines).time()).isEqualTo(Duration.ofNanos(nanos));
        assertThat(MatchLogReader.read(lines).turns().get(0).clock()).isEqualTo(Duration.ofNanos(nanos));
    }

    @Test
    void any_line_end_will_do() throws IOException {
        MatchLog log = MatchLogReader.read(List.of("60", TURN, "timeout"));

        assertThat(read("60\n" + TURN + "\ntimeout\n")).isEqualTo(log);
        assertThat(read("60\r\n" + TURN + "\r\ntimeout\r\n")).isEqualTo(log);
        assertThat(read("60\n" + TURN + "\ntimeout")).isEqualTo(log);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "\n" + TURN, "sixty\n", "-60\n", "60 \n", "1e5\n", "1000000000\n", "NaN\n", "6\u0660\n"})
    void the_first_line_is_the_time_of_each_player(String text) {
        MatchLogException fault = catchThrowableOfType(MatchLogException.class, () -> read(text));

        assertThat(fault.fault()).isEqualTo(Fault.NO_TIME);
        assertThat(fault.line()).isEqualTo(1);
        String found = text.lines().findFirst().orElse("").replace("\u0660", "\\u0660");
        assertThat(fault)
                .hasMessage("found \"" + found + "\", expected the seconds that each player has, such as 60 (NO_TIME)");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "60",
                "TIMEOUT",
                "('X', (3, 4), (4, 4))",
                "('X', (3, 4), (4, 4)), ",
                "('X', (3, 4), (4, 4), 59.99",
                "('X', (3, 4, 4, 4)), 59.99",
                "('X', 3, 4, 4, 4), 59.99",
                "('x', (3, 4), (4, 4)), 59.99",
                "('Z', (3, 4), (4, 4)), 59.99",
                "(None, (3, 4), (4, 4)), 59.99",
                "('X', (3.0, 4), (4, 4)), 59.99",
                "('X', (3, 4), (4, 4)), -0.01",
                "('X', (3, 4), (4, 4)), inf",
                "('X', (3, 4), (4, 4)), 1e999999999",
                "('X', (3, 4), (4, 4)), 59.99 ",
                " ('X', (3, 4), (4, 4)), 59.99"
            })
    void every_other_line_is_a_turn_or_an_ending(String line) {
        MatchLogException fault =
                catchThrowableOfType(MatchLogException.class, () -> MatchLogReader.read(List.of("60", TURN, line)));

        assertThat(fault.fault()).isEqualTo(Fault.NO_TURN);
        assertThat(fault.line()).isEqualTo(3);
        assertThat(fault)
                .hasMessage("found \"" + line + "\", expected a turn such as ('X', (3, 4), (4, 4)), 59.99,"
                        + " or timeout, invalid, exception (NO_TURN)");
    }

    @ParameterizedTest
    @CsvSource({"6, 0, 0, 0", "0, 6, 0, 0", "0, 0, 6, 0", "0, 0, 0, 6", "-1, 0, 0, 1", "0, 99999999999999999999, 1, 1"})
    void R1_rows_and_columns_are_on_the_board(String row, String column, String pieceRow, String pieceColumn) {
        String line = "('O', (%s, %s), (%s, %s)), 1.0".formatted(row, column, pieceRow, pieceColumn);

        MatchLogException fault =
                catchThrowableOfType(MatchLogException.class, () -> MatchLogReader.read(List.of("60", line)));

        assertThat(fault.fault()).isEqualTo(Fault.OFF_BOARD);
        assertThat(fault.line()).isEqualTo(2);
        assertThat(fault)
                .message()
                .matches("found \"(6|-1|9{20})\", expected a row or column from 0 to 5 \\(OFF_BOARD\\)");
    }

    @Test
    void totem_and_piece_go_to_two_squares() {
        assertThatThrownBy(() -> MatchLogReader.read(List.of("60", "('X', (3, 4), (3, 4)), 59.99")))
                .hasMessage("found \"('X', (3, 4), (3, 4)), 59.99\", expected two squares that differ (SAME_SQUARE)");
    }

    @ParameterizedTest
    @ValueSource(strings = {TURN, "timeout", ""})
    void nothing_follows_the_ending(String line) {
        MatchLogException fault = catchThrowableOfType(
                MatchLogException.class, () -> MatchLogReader.read(List.of("60", "timeout", line)));

        assertThat(fault.fault()).isEqualTo(Fault.TEXT_AFTER_ENDING);
        assertThat(fault.line()).isEqualTo(3);
        assertThat(fault).hasMessage("found \"" + line + "\", expected no line after the ending (TEXT_AFTER_ENDING)");
    }

    @Test
    void what_a_message_quotes_is_short_and_printable() {
        assertThatThrownBy(() -> read("\0\u001b[31m\ufeff" + "9".repeat(1_000_000)))
                .hasMessage("found \"\\u0000\\u001b[31m\\ufeff" + "9".repeat(53) + "\"...,"
                        + " expected the seconds that each player has, such as 60 (NO_TIME)");
    }

    @Test
    void arbitrary_bytes_are_a_fault_of_some_line() {
        Random random = new Random(1);
        for (int run = 0; run < 1_000; run++) {
            byte[] bytes = new byte[random.nextInt(1_000)];
            random.nextBytes(bytes);

            assertThatThrownBy(() -> MatchLogReader.read(new ByteArrayInputStream(bytes)))
                    .isInstanceOf(MatchLogException.class);
        }
    }

    @Test
    void a_log_cut_anywhere_is_a_shorter_log_or_a_fault_of_its_last_line() throws IOException {
        String text = "60\n" + TURN + "\n" + TURN + "\ntimeout";
        for (int length = 1; length < text.length(); length++) {
            String cut = text.substring(0, length);
            int lines = (int) cut.lines().count();

            try {
                assertThat(read(cut).turns()).hasSize(lines - 1);
            } catch (MatchLogException fault) {
                assertThat(fault.line()).isEqualTo(lines);
            }
        }
    }

    private static MatchLog read(String text) throws IOException {
        return MatchLogReader.read(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
    }
}
