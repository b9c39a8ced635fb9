package io.github.oxono.examples;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.oxono.Game;
import io.github.oxono.Move;
import io.github.oxono.Position;
import io.github.oxono.Reason;
import io.github.oxono.Square;
import io.github.oxono.Symbol;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReplayCommandTest {
    private static final String TURN = "('X', (3, 4), (4, 4)), 59.99";
    private static final String REPLY = "('X', (0, 4), (1, 4)), 58.5";

    @TempDir
    private Path folder;

    @Test
    void the_sample_meets_every_kind_of_move() {
        assertThat(Run.of("replay")).isEqualTo(Run.success("""
                sample game

                1. Xe3e2 Xe6e5 2. Oc1b1 Oc5c4 3. Oa5b5 Xa6b6 4. Xa4a3 Xb4a4
                5. Xb3b4 Xc3d3 6. Xb3b2 Xc3c2 7. Xb3c3 Oa6a5 8. Oc6d6 Oc5c6
                9. Od5d4 Oc5d5 10. Of5f6 Of3f2 11. Of4f3 Oe4e3 12. Xc5b3

                6  .  x  o  O  .  O
                5  o  O *X  o  x  .
                4  x  X  o  O *O  .
                3  X  X  X  x  o  O
                2  .  X  x  .  X  o
                1  .  O  .  .  .  .
                   a  b  c  d  e  f

                pink X O, black x o, totems *X *O

                result           pink wins by alignment
                line             b1 b2 b3 b4 b5, all pink
                line             a3 b3 c3 d3, all X
                plies            23
                slides           19
                jumps            3
                relocations      1
                free placements  1
                pink's clock     36.542411893 of 60 s
                black's clock    32.375347046 of 60 s

                """));
    }

    @Test
    void a_log_without_an_ending_and_without_a_win_is_unfinished() {
        assertThat(Run.withInput("60\n" + TURN, "replay", "-")).isEqualTo(Run.success("""
                                standard input

                                1. Xe3e2

                                6  .  .  .  .  .  .
                                5  .  .  .  .  .  .
                                4  .  . *O  .  .  .
                                3  .  .  .  . *X  .
                                2  .  .  .  .  X  .
                                1  .  .  .  .  .  .
                                   a  b  c  d  e  f

                                pink X O, black x o, totems *X *O

                                result           unfinished, black to move
                                plies            1
                                slides           1
                                jumps            0
                                relocations      0
                                free placements  0
                                pink's clock     59.99 of 60 s
                                black's clock    60 of 60 s

                                """));
    }

    @ParameterizedTest
    @CsvSource({"timeout, time", "invalid, forfeit", "exception, failure"})
    void an_ending_is_a_result_that_the_player_to_move_loses(String ending, String reason) {
        assertEnds("60\n" + ending, "black wins by " + reason);
        assertEnds("60\n" + TURN + "\n" + ending, "pink wins by " + reason);
        assertEnds("60\n" + TURN + "\n" + REPLY + "\n" + ending, "black wins by " + reason);
    }

    private static void assertEnds(String log, String result) {
        Run run = Run.withInput(log, "replay", "-");

        assertThat(run.status()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).contains("\nresult           " + result + "\n").doesNotContain("\nline ", "\n\n\n");
    }

    @Test
    void R12_a_drawn_game_is_a_result() {
        assertEnds(log(drawnGame().moves()), "drawn by exhaustion");
    }

    @Test
    void R13_no_move_follows_a_win() throws IOException {
        assertThat(Run.withInput(sample() + TURN, "replay", "-"))
                .isEqualTo(new Run(
                        1,
                        "",
                        "standard input:25: Xe3e2 is refused: the game is over (GAME_OVER, R13)"
                                + " in \"1xoO1O/oO*Xox1/xXoO*O1/XXXxoO/1Xx1Xo/1O4 b\"\n"));
    }

    @Test
    void R13_no_ending_follows_a_win() throws IOException {
        assertThat(Run.withInput(sample() + "timeout", "replay", "-"))
                .isEqualTo(new Run(
                        1,
                        "",
                        "standard input:25: found \"timeout\", expected nothing after the end of"
                                + " the game, by R13 (ENDING_AFTER_END)\n"));
    }

    @Test
    void an_illegal_move_is_reported_with_its_line_its_refusal_and_its_rule() throws IOException {
        Path file = write("illegal.txt", "60\n" + TURN + "\n('X', (3, 4), (1, 4)), 58.5\n");

        assertThat(Run.of("replay", file.toString()))
                .isEqualTo(
                        new Run(
                                1,
                                "",
                                file + ":3: Xe3e5 is refused: the X totem on e3 goes to another square, to"
                                        + " [a3, b3, c3, d3, f3, e4, e5, e6] (TOTEM_STAYS, R3) in \"6/6/2*O3/4*X1/4X1/6 b\"\n"));
    }

    @Test
    void a_line_that_is_no_turn_is_reported() throws IOException {
        Path file = write("broken.txt", "60\n" + TURN + "\nresigned\n");

        assertThat(Run.of("replay", file.toString()))
                .isEqualTo(new Run(
                        1,
                        "",
                        file + ":3: found \"resigned\", expected a turn such as"
                                + " ('X', (3, 4), (4, 4)), 59.99, or timeout, invalid, exception (NO_TURN)\n"));
    }

    @Test
    void an_empty_file_is_reported() throws IOException {
        Path file = write("empty.txt", "");

        assertThat(Run.of("replay", file.toString()))
                .isEqualTo(new Run(
                        1,
                        "",
                        file + ":1: found \"\", expected the seconds that each player has,"
                                + " such as 60 (NO_TIME)\n"));
    }

    @Test
    void a_binary_file_is_reported() throws IOException {
        Path file = Files.write(folder.resolve("binary"), new byte[] {(byte) 0xca, (byte) 0xfe, 0, 7, '"'});

        assertThat(Run.of("replay", file.toString()))
                .isEqualTo(new Run(
                        1,
                        "",
                        file + ":1: found \"\\ufffd\\ufffd\\u0000\\u0007\\u0022\","
                                + " expected the seconds that each player has, such as 60 (NO_TIME)\n"));
    }

    @Test
    void a_file_that_does_not_exist_is_reported() {
        Path missing = folder.resolve("missing.txt");

        assertThat(Run.of("replay", missing.toString())).isEqualTo(new Run(1, "", missing + ": no such file\n"));
    }

    @Test
    void a_file_that_cannot_be_read_is_reported_in_one_line() {
        Run run = Run.of("replay", folder.toString());

        assertThat(run.status()).isEqualTo(1);
        assertThat(run.out()).isEmpty();
        // The reason is the operating system's.
        assertThat(run.err()).startsWith(folder + ": ").hasLineCount(1);
    }

    @Test
    void the_files_after_a_wrong_one_are_still_read() throws IOException {
        Path first = write("first.txt", "60\ntimeout\n");
        Path wrong = write("wrong.txt", "60\nwrong\n");
        Path last = write("last.txt", "12\n" + TURN + "\n");

        Run run = Run.of("replay", first.toString(), wrong.toString(), last.toString());

        assertThat(run.status()).isEqualTo(1);
        assertThat(run.out())
                .isEqualTo(Run.of("replay", first.toString()).out()
                        + Run.of("replay", last.toString()).out());
        assertThat(run.err())
                .isEqualTo(Run.of("replay", wrong.toString()).err())
                .isNotEmpty();
    }

    private Path write(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    private static String sample() throws IOException {
        try (InputStream in = LogSource.SAMPLE.open()) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    /** Random games without a line, until one of them fills the board. */
    private static Game drawnGame() {
        return IntStream.iterate(0, seed -> seed + 1)
                .mapToObj(seed -> gameWithoutLine(new Random(seed)))
                .filter(game -> game.result().reason() == Reason.EXHAUSTION)
                .findFirst()
                .orElseThrow();
    }

    private static Game gameWithoutLine(Random random) {
        Game game = Game.of(Position.initial(Symbol.O));
        List<Game> next = List.of(game);
        while (!next.isEmpty()) {
            game = next.get(random.nextInt(next.size()));
            next = game.position().legalMoves().stream()
                    .map(game::play)
                    .filter(played -> played.result().reason() != Reason.ALIGNMENT)
                    .toList();
        }
        return game;
    }

    private static String log(List<Move> moves) {
        return moves.stream().map(ReplayCommandTest::line).collect(Collectors.joining("\n", "60\n", "\n"));
    }

    private static String line(Move move) {
        return "('%s', %s, %s), 9.0".formatted(move.symbol(), pair(move.destination()), pair(move.placement()));
    }

    private static String pair(Square square) {
        return "(%d, %d)".formatted(Square.SIDE - square.rank(), square.file() - 'a');
    }
}
