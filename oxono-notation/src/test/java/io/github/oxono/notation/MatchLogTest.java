package io.github.oxono.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.oxono.Game;
import io.github.oxono.Move;
import io.github.oxono.Player;
import io.github.oxono.Position;
import io.github.oxono.Reason;
import io.github.oxono.Refusal;
import io.github.oxono.Result;
import io.github.oxono.Score;
import io.github.oxono.Symbol;
import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.Random;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

class MatchLogTest {
    private static final String PLIES = "12\n('X', (1, 3), (2, 3)), 11.186814851999998\n('O', (3, 2), (3, 3)), 12.0\n";

    @Example
    void a_log_gives_the_time_the_moves_and_the_clocks_to_the_nearest_nanosecond() {
        GameRecord record = read(PLIES);

        assertThat(record.start()).isEqualTo(Position.initial(Symbol.O));
        assertThat(record.timeControl()).contains(TimeControl.of(Duration.ofSeconds(12)));
        assertThat(record.moves())
                .containsExactly(
                        RecordedMove.of(Move.parse("Xd5d4")).withClock(Duration.ofNanos(11_186_814_852L)),
                        RecordedMove.of(Move.parse("Oc3d3")).withClock(Duration.ofSeconds(12)));
    }

    @Example
    void a_log_without_an_ending_and_without_a_win_is_unfinished() {
        assertThat(read(PLIES).result()).isEqualTo(Result.UNFINISHED);
    }

    @Example
    void an_ending_says_why_the_player_to_move_loses() {
        assertThat(read(PLIES + "timeout\n").result()).isEqualTo(Result.win(Player.BLACK, Reason.TIME));
        assertThat(read(PLIES + "invalid\n").result()).isEqualTo(Result.win(Player.BLACK, Reason.FORFEIT));
        assertThat(read(PLIES + "exception\n").result()).isEqualTo(Result.win(Player.BLACK, Reason.FAILURE));
        assertThat(read("12\ntimeout\n").result()).isEqualTo(Result.win(Player.BLACK, Reason.TIME));
    }

    @Example
    void times_are_rounded_to_the_nearest_nanosecond_and_a_half_to_the_even_one() {
        assertThat(clock("1.0000000005")).isEqualTo(Duration.ofSeconds(1));
        assertThat(clock("1.0000000015")).isEqualTo(Duration.ofSeconds(1, 2));
        assertThat(clock("1.00000000151")).isEqualTo(Duration.ofSeconds(1, 2));
        assertThat(clock("5e-06")).isEqualTo(Duration.ofNanos(5_000));
        assertThat(clock("1.5E+2")).isEqualTo(Duration.ofSeconds(150));
        assertThat(clock("0.9999999999")).isEqualTo(Duration.ofSeconds(1));
        assertThat(clock("999999999.9999999994")).isEqualTo(Duration.ofSeconds(999_999_999, 999_999_999));
    }

    @Property(tries = 300)
    void a_written_log_is_read_back_equal(@ForAll long seed) {
        GameRecord record = record(new Random(seed));

        assertThat(read(MatchLog.write(record))).isEqualTo(record);
        assertThat(MatchLog.read(MatchLog.write(record), Strictness.LENIENT).tolerances())
                .isEmpty();
    }

    @Property(tries = 300)
    void a_sloppy_log_means_what_the_written_one_means(@ForAll long seed) {
        Random random = new Random(seed);
        GameRecord record = record(random);
        String log = MatchLog.write(record);
        String sloppy = (random.nextBoolean() ? log.replace("'", "\"") : log.replace(", ", " ,  "))
                .replace("timeout", "TimeOut")
                .replace("\n", random.nextBoolean() ? "\r\n" : " \n\n");

        Reading<GameRecord> reading = MatchLog.read(sloppy, Strictness.LENIENT);
        assertThat(reading.value()).isEqualTo(record);
        assertThat(reading.tolerances()).isNotEmpty();
        assertThatThrownBy(() -> MatchLog.read(sloppy, Strictness.STRICT))
                .isInstanceOfSatisfying(
                        NotationException.class,
                        error -> assertThat(error.fault()).isEqualTo(NotationFault.NOT_CANONICAL));
    }

    @Example
    void white_space_around_the_first_line_is_tolerated() {
        for (String log : List.of(" 12\n", "12 \n")) {
            Reading<GameRecord> reading = MatchLog.read(log, Strictness.LENIENT);

            assertThat(reading.value()).isEqualTo(read("12\n"));
            assertThat(reading.tolerances()).extracting(Tolerance::leniency).containsExactly(Leniency.LINE_SPELLING);
            assertThatThrownBy(() -> read(log)).isInstanceOf(NotationException.class);
        }
    }

    @Example
    void a_malformed_line_is_an_error_with_its_line_and_ply() {
        assertRefused(
                PLIES + "('X', (1, 6), (2, 3)), 5.0\n",
                "ply 3, line 4, column 1 (offset 73): found \"('X', (1, 6), (2, 3)), 5.0\", expected a line such as"
                        + " ('X', (3, 4), (4, 4)), 59.99, or timeout, invalid or exception as the last line"
                        + " (MALFORMED_LINE)");
        assertRefused(
                PLIES + "('X', (1, 3), (1, 3)), 5.0\n",
                "ply 3, line 4, column 1 (offset 73): found \"('X', (1, 3), (1, 3)), 5.0\", expected two squares, not"
                        + " d5 twice (MALFORMED_LINE)");
        assertRefused(
                PLIES + "('X', (1, 3), (1, 2)), 1e300\n",
                "ply 3, line 4, column 1 (offset 73): found \"('X', (1, 3), (1, 2)), 1e300\", expected a time from 0 to"
                        + " 999999999 seconds (MALFORMED_LINE)");
        assertRefused(
                PLIES + "('X', (1, 3), (1, 2)), 999999999.9999999995\n",
                "ply 3, line 4, column 1 (offset 73): found \"('X', (1, 3), (1, 2)), 999999999.9999999995\", expected a"
                        + " time from 0 to 999999999 seconds (MALFORMED_LINE)");
        assertRefused(
                "soon\n",
                "line 1, column 1 (offset 0): found \"soon\", expected the seconds that each player has, such as 60"
                        + " (MALFORMED_LINE)");
        assertRefused(
                "",
                "line 1, column 1 (offset 0): found the end, expected the seconds that each player has"
                        + " (UNEXPECTED_END)");
    }

    @Example
    void a_move_that_breaks_the_rules_is_named_with_refusal_and_rule() {
        assertThatThrownBy(() -> read("12\n('X', (1, 4), (2, 4)), 11.0\n"))
                .isInstanceOfSatisfying(NotationException.class, error -> {
                    assertThat(error.fault()).isEqualTo(NotationFault.ILLEGAL_MOVE);
                    assertThat(error.refusal()).contains(Refusal.NOT_IN_LINE);
                    assertThat(error.ply()).hasValue(1);
                    assertThat(error.location().line()).isEqualTo(2);
                });
    }

    @Example
    void nothing_follows_an_ending() {
        assertRefused(
                PLIES + "timeout\ntimeout\n",
                "line 5, column 1 (offset 81): found \"timeout\", expected the end of the log, since the game ended by"
                        + " time (TEXT_AFTER_END)");
    }

    @Example
    void the_writer_refuses_what_a_log_cannot_say() {
        GameRecord.Builder record = GameRecord.builder()
                .start(Position.initial(Symbol.X))
                .pink("Ada")
                .timeControl(new TimeControl(Duration.ofSeconds(12), Duration.ofSeconds(1)))
                .addMove(RecordedMove.of(Move.parse("Xd4e4")).withComment("bold"))
                .result(new Result(Score.DRAW, Reason.AGREEMENT));

        assertThatThrownBy(() -> MatchLog.write(record.build()))
                .isInstanceOfSatisfying(
                        UnwritableRecordException.class,
                        error -> assertThat(error.obstacles())
                                .containsExactly(
                                        MatchLogObstacle.ANOTHER_START,
                                        MatchLogObstacle.INCREMENT,
                                        MatchLogObstacle.NO_CLOCK,
                                        MatchLogObstacle.COMMENT,
                                        MatchLogObstacle.TAG,
                                        MatchLogObstacle.RESULT))
                .hasMessage("a match log cannot say: another start than \"6/6/2*O3/3*X2/6/6 p\" (ANOTHER_START), an"
                        + " increment (INCREMENT), a move without a clock (NO_CLOCK), a comment (COMMENT), names, a"
                        + " date or further tags (TAG), a result that no last line of a log stands for (RESULT)");
        assertThatThrownBy(() -> MatchLog.write(GameRecord.of(Game.of(MatchLog.START))))
                .hasMessage("a match log cannot say: no time control (NO_TIME_CONTROL)");
    }

    @Example
    void names_a_date_and_further_tags_are_each_what_a_log_cannot_say() {
        Stream<UnaryOperator<GameRecord.Builder>> parts = Stream.of(
                record -> record.pink("Ada"),
                record -> record.black("Bob"),
                record -> record.event("Cup"),
                record -> record.place("Namur"),
                record -> record.date(LocalDate.of(2026, 11, 29)),
                record -> record.putTag("Round", "3"));

        assertThat(parts)
                .allSatisfy(part -> assertThatThrownBy(() -> MatchLog.write(part.apply(GameRecord.builder()
                                        .start(MatchLog.START)
                                        .timeControl(TimeControl.of(Duration.ofSeconds(12))))
                                .build()))
                        .isInstanceOfSatisfying(
                                UnwritableRecordException.class,
                                error -> assertThat(error.obstacles()).containsExactly(MatchLogObstacle.TAG)));
    }

    @Example
    void an_endless_line_is_an_error() {
        String endless = "1".repeat(1_000_001);

        for (String log : List.of(endless, PLIES + endless, PLIES + " ".repeat(1_000_001))) {
            assertThatThrownBy(() -> read(log)).isInstanceOfSatisfying(NotationException.class, error -> {
                assertThat(error.fault()).isEqualTo(NotationFault.LIMIT_EXCEEDED);
                assertThat(error.expected()).isEqualTo("a line of at most 1000000 characters");
            });
        }
    }

    @Example
    void a_loss_of_the_player_who_is_not_to_move_is_none_that_a_log_can_say() {
        GameRecord.Builder record =
                GameRecord.builder().start(MatchLog.START).timeControl(TimeControl.of(Duration.ofSeconds(12)));

        assertThat(MatchLog.write(
                        record.result(Result.win(Player.BLACK, Reason.TIME)).build()))
                .isEqualTo("12\ntimeout\n");
        assertThatThrownBy(() -> MatchLog.write(
                        record.result(Result.win(Player.PINK, Reason.TIME)).build()))
                .isInstanceOf(UnwritableRecordException.class);
    }

    /** A game that a log can say, with any of the endings. */
    private static GameRecord record(Random random) {
        GameRecord.Builder record = GameRecord.builder()
                .start(MatchLog.START)
                .timeControl(TimeControl.of(Duration.ofMillis(random.nextInt(100_000))));
        Game game = Game.of(MatchLog.START);
        for (int ply = random.nextInt(33); ply > 0 && !game.isOver(); ply--) {
            Move move = game.position()
                    .legalMoves()
                    .get(random.nextInt(game.position().legalMoveCount()));
            game = game.play(move);
            long nanos = random.nextBoolean() ? random.nextInt(100) * 1_000_000_000L : random.nextInt();
            record.addMove(RecordedMove.of(move).withClock(Duration.ofNanos(Math.abs(nanos))));
        }
        Reason[] endings = {Reason.TIME, Reason.FORFEIT, Reason.FAILURE};
        Result off = Result.win(game.position().toMove().opponent(), endings[random.nextInt(endings.length)]);
        return record.result(game.isOver() || random.nextBoolean() ? game.result() : off)
                .build();
    }

    private static Duration clock(String written) {
        return read("12\n('X', (1, 3), (2, 3)), " + written + "\n")
                .moves()
                .get(0)
                .clock()
                .orElseThrow();
    }

    private static GameRecord read(String log) {
        return MatchLog.read(log, Strictness.STRICT).value();
    }

    private static void assertRefused(String log, String message) {
        for (Strictness strictness : Strictness.values()) {
            assertThatThrownBy(() -> MatchLog.read(log, strictness))
                    .isInstanceOf(NotationException.class)
                    .hasMessage(message);
        }
    }
}
