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
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReplayCommandTest {
    private static final String TURN = "('X', (3, 4), (4, 4)), 59.99";
    private static final String REPLY = "('X', (0, 4), (1, 4)), 58.5";

    private static final String LOG = "60\n" + TURN + "\n" + REPLY + "\ninvalid\n";

    @TempDir
    private Path folder;

    @Test
    void the_sample_meets_every_kind_of_move() {
        assertThat(Run.of("replay")).isEqualTo(Run.success("""
                sample game

                1. Xe3e2 Xe6e5 2. Oc1b1 Oc5c4 3. Oa5b5 Xa6b6 4. Xa4a3 Xb4a4
                5. Xb3b4 Xc3d3 6. Xb3b2 Xc3c2 7. Xb3c3 Oa6a5 8. Oc6d6 Oc5c6
                9. Od5d4 Oc5d5 10. Of5f6 Of3f2 11. Of4f3 Oe4e3 12. Xc5b3

                6   .   x   o   O   .   O
                5   o { O}[*X]  o   x   .
                4   x { X}  o   O  *O   .
                3 { X}{ X}{ X}{ x}  o   O
                2   . { X}  x   .   X   o
                1   . { O}  .   .   .   .
                    a   b   c   d   e   f
                Last move: Xc5b3 by pink, relocation from b3
                Line of pink: b1, b2, b3, b4, b5
                Line of X: a3, b3, c3, d3

                pink X O, black x o, totems *X *O

                result           pink wins by alignment
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
        assertThat(Run.withInput("60\n" + TURN + "\n", "replay", "-")).isEqualTo(Run.success("""
                                standard input

                                1. Xe3e2

                                6   .   .   .   .   .   .
                                5   .   .   .   .   .   .
                                4   .   .  *O   .   .   .
                                3   .   .   . [ .][*X]  .
                                2   .   .   .   . [ X]  .
                                1   .   .   .   .   .   .
                                    a   b   c   d   e   f
                                Last move: Xe3e2 by pink, slide from d3

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
        assertEnds("60\n" + ending + "\n", "black wins by " + reason);
        assertEnds("60\n" + TURN + "\n" + ending + "\n", "pink wins by " + reason);
        assertEnds("60\n" + TURN + "\n" + REPLY + "\n" + ending + "\n", "black wins by " + reason);
    }

    private static void assertEnds(String log, String result) {
        Run run = Run.withInput(log, "replay", "-");

        assertThat(run.status()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).contains("\nresult           " + result + "\n").doesNotContain("\nLine of ", "\n\n\n");
    }

    @Test
    void R12_a_drawn_game_is_a_result() {
        assertEnds(log(drawnGame().moves()), "drawn by exhaustion");
    }

    @Test
    void R13_no_move_follows_a_win() throws IOException {
        assertThat(Run.withInput(sample() + TURN, "replay", "-")).isEqualTo(Run.failure("""
                        standard input: line 25, column 1 (offset 827): found "('X', (3, 4), (4, 4)), 59.99", expected the end of the log, since the game ended by alignment (TEXT_AFTER_END)
                        """));
    }

    @Test
    void R13_no_ending_follows_a_win() throws IOException {
        assertThat(Run.withInput(sample() + "timeout", "replay", "-")).isEqualTo(Run.failure("""
                        standard input: line 25, column 1 (offset 827): found "timeout", expected the end of the log, since the game ended by alignment (TEXT_AFTER_END)
                        """));
    }

    @Test
    void an_illegal_move_is_reported_with_its_line_its_refusal_and_its_rule() throws IOException {
        Path file = write("illegal.txt", "60\n" + TURN + "\n('X', (3, 4), (1, 4)), 58.5\n");

        assertThat(Run.of("replay", file.toString())).isEqualTo(Run.failure(file + """
                        : ply 2, line 3, column 1 (offset 32): found "('X', (3, 4), (1, 4)), 58.5", expected a legal move, but Xe3e5 is refused: the X totem on e3 goes to another square, to [a3, b3, c3, d3, f3, e4, e5, e6] (TOTEM_STAYS, R3) in "6/6/2*O3/4*X1/4X1/6 b" (ILLEGAL_MOVE)
                        """));
    }

    @Test
    void a_line_that_is_no_turn_is_reported() throws IOException {
        Path file = write("broken.txt", "60\n" + TURN + "\nresigned\n");

        assertThat(Run.of("replay", file.toString())).isEqualTo(Run.failure(file + """
                        : ply 2, line 3, column 1 (offset 32): found "resigned", expected a line such as ('X', (3, 4), (4, 4)), 59.99, or timeout, invalid or exception as the last line (MALFORMED_LINE)
                        """));
    }

    @Test
    void an_empty_file_is_reported() throws IOException {
        Path file = write("empty.txt", "");

        assertThat(Run.of("replay", file.toString())).isEqualTo(Run.failure(file + """
                        : found the end, expected the seconds that begin a match log, [ that begins a tag line, or { that begins a game in JSON (UNKNOWN_FORMAT)
                        """));
    }

    @Test
    void a_binary_file_is_reported() throws IOException {
        Path file = Files.write(folder.resolve("binary"), new byte[] {(byte) 0xca, (byte) 0xfe, 0, 7, '"'});

        assertThat(Run.of("replay", file.toString())).isEqualTo(Run.failure(file + ": not a text in UTF-8\n"));
    }

    @Test
    void every_game_of_an_archive_is_replayed_and_a_wrong_one_is_reported_with_its_number() throws IOException {
        Path archive = write("archive", """
                [Event "Open"]
                [Place "Namur"]
                [Date "2026-11-29"]
                [Pink "Émile"]
                [Black "Ada"]
                [Start "6/6/3*XX1/3*O2/6/6 b"]
                [Reason "agreement"]

                1... Od2d1
                2. Xd5d4 {[%clk 0:04:58.5]}
                1/2-1/2

                [Start "6/6/2*O3/3*X2/6/6 p"]

                1. Xe3e2 Oc4c3
                *

                [Start "6/6/2*O3/3*X2/6/6 p"]

                *
                """);

        assertThat(Run.of("replay", archive.toString()))
                .isEqualTo(new Run(1, """
                        ARCHIVE, game 1

                        event            Open
                        place            Namur
                        date             2026-11-29
                        pink             Émile
                        black            Ada
                        start            6/6/3*XX1/3*O2/6/6 b

                        1... Od2d1 2. Xd5d4

                        6   .   .   .   .   .   .
                        5   .   .   . [*X]  .   .
                        4   .   .   . [ X]  X   .
                        3   .   .   .   .   .   .
                        2   .   .   .  *O   .   .
                        1   .   .   .   o   .   .
                            a   b   c   d   e   f
                        Last move: Xd5d4 by pink, slide from d4

                        pink X O, black x o, totems *X *O

                        result           drawn by agreement
                        plies            2
                        slides           2
                        jumps            0
                        relocations      0
                        free placements  0
                        pink's clock     298.5 s

                        ARCHIVE, game 3

                        6   .   .   .   .   .   .
                        5   .   .   .   .   .   .
                        4   .   .  *O   .   .   .
                        3   .   .   .  *X   .   .
                        2   .   .   .   .   .   .
                        1   .   .   .   .   .   .
                            a   b   c   d   e   f

                        pink X O, black x o, totems *X *O

                        result           unfinished, pink to move
                        plies            0
                        slides           0
                        jumps            0
                        relocations      0
                        free placements  0

                        """.replace("ARCHIVE", archive.toString()), archive + """
                        : game 2, ply 2, line 15, column 10 (offset 221): found "Oc4c3", expected a legal move, but Oc4c3 is refused: the O totem on c4 goes to another square, to [c1, c2, c3, a4, b4, d4, e4, f4, c5, c6] (TOTEM_STAYS, R3) in "6/6/2*O3/4*X1/4X1/6 b" (ILLEGAL_MOVE)
                        """));
    }

    @Test
    void every_format_tells_of_the_same_game() {
        String report = Run.withInput(LOG, "replay", "-").out();
        String text = Run.withInput(LOG, "convert", "--to", "text").out();
        String json = Run.withInput(LOG, "convert", "--to", "json").out();
        String archive = report.replace("standard input", "standard input, game 1");

        assertThat(Run.withInput(text, "replay", "-")).isEqualTo(Run.success(archive));
        assertThat(Run.withInput(json, "replay", "-")).isEqualTo(Run.success(archive));
        assertThat(Run.withInput(json.replace(",", ",\n  "), "replay", "-")).isEqualTo(Run.success(archive));
    }

    @Test
    void what_is_tolerated_is_told_and_refused_if_asked_for() {
        String log = LOG.replace("\n", "\r\n").replace('\'', '"');

        assertThat(Run.withInput(log, "replay", "-"))
                .isEqualTo(new Run(0, Run.withInput(LOG, "replay", "-").out(), """
                        standard input: tolerated at line 1, column 3 (offset 2): found "\\r\\n", canonical is "\\n" (LINE_END)
                        standard input: tolerated at line 2, column 1 (offset 4): found "(\\"X\\", (3, 4), (4, 4)), 59.99", canonical is "('X', (3, 4), (4, 4)), 59.99" (LINE_SPELLING) and 1 more
                        """));
        assertThat(Run.withInput(log, "replay", "--strict", "-")).isEqualTo(Run.failure("""
                        standard input: line 1, column 3 (offset 2): found "\\r\\n", expected "\\n" (NOT_CANONICAL)
                        """));
    }

    @Test
    void a_picture_is_drawn_for_each_ply() throws IOException {
        Path pictures = folder.resolve("new").resolve("pictures");

        assertThat(Run.withInput(LOG, "replay", "--pictures", pictures.toString(), "-"))
                .isEqualTo(Run.withInput(LOG, "replay", "-"));
        assertThat(titles(pictures))
                .containsExactly(
                        "game-000001-ply-00.svg Oxono: pink to move",
                        "game-000001-ply-01.svg Oxono: black to move",
                        "game-000001-ply-02.svg Oxono: black wins by forfeit");
        assertThat(pictures.resolve("game-000001-ply-01.svg"))
                .content()
                .isEqualTo(Run.withInput(LOG, "svg", "--ply", "1", "-").out());
    }

    @Test
    void pictures_are_numbered_by_games_and_by_pieces_on_the_board() throws IOException {
        Path archive = write("archive", """
                [Start "6/6/3*XX1/3*O2/6/6 b"]

                1... Od2d1
                *

                [Start "6/6/2*O3/3*X2/6/6 p"]

                *
                """);

        Run.of("replay", "--pictures", folder.resolve("pictures").toString(), archive.toString());

        assertThat(titles(folder.resolve("pictures")))
                .containsExactly(
                        "game-000001-ply-01.svg Oxono: black to move",
                        "game-000001-ply-02.svg Oxono: pink to move",
                        "game-000002-ply-00.svg Oxono: pink to move");
    }

    @Test
    void a_picture_is_never_written_over_a_file() throws IOException {
        Path taken = write("game-000001-ply-01.svg", "precious");

        Run run = Run.withInput(LOG, "replay", "--pictures", folder.toString(), "-");

        assertThat(run.status()).isEqualTo(1);
        assertThat(run.err()).isEqualTo(taken + ": is there already\n");
        assertThat(taken).content().isEqualTo("precious");
    }

    /** The names of the files in a folder with the titles of the pictures in them. */
    private static List<String> titles(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.sorted()
                    .map(file -> file.getFileName() + " " + title(file))
                    .toList();
        }
    }

    private static String title(Path picture) {
        try {
            return Files.readString(picture).replaceAll("(?s).*<title>(.*)</title>.*", "$1");
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }

    @Test
    void a_file_that_does_not_exist_is_reported() {
        Path missing = folder.resolve("missing.txt");

        assertThat(Run.of("replay", missing.toString())).isEqualTo(Run.failure(missing + ": no such file\n"));
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
        try (InputStream in = GameSource.SAMPLE.opener().open()) {
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
