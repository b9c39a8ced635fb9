package io.github.oxono.examples;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class ConvertCommandTest {
    private static final String LOG = """
            60
            ('X', (3, 4), (4, 4)), 59.99
            ('X', (0, 4), (1, 4)), 58.5
            invalid
            """;
    private static final String TEXT = """
            [TimeControl "60"]
            [Start "6/6/2*O3/3*X2/6/6 p"]
            [Reason "forfeit"]

            1. Xe3e2 {[%clk 0:00:59.99]} Xe6e5 {[%clk 0:00:58.5]}
            0-1
            """;
    private static final String JSON =
            "{\"timeControl\":\"60\",\"start\":\"6/6/2*O3/3*X2/6/6 p\",\"moves\":[{\"move\":\"Xe3e2\",\"clock\":\"59.99\"},"
                    + "{\"move\":\"Xe6e5\",\"clock\":\"58.5\"}],\"result\":\"0-1\",\"reason\":\"forfeit\"}\n";
    private static final String LAID_OUT = JSON.replace("{", "{\n").replace(",", ",\n  ");
    private static final Map<String, String> SPELLINGS =
            Map.of("log", LOG, "text", TEXT, "json", JSON, "laid out json", LAID_OUT);

    private static final String NAMED = """
            [Pink "Émile \\"the X\\" d'O"]
            [Start "6/6/2*X3/3*O2/6/6 p"]
            [Round "3"]

            1. Xd4e4 {bold, ☺} Od2d1
            *
            """;
    private static final String ILLEGAL = NAMED.replace("Od2d1", "Od2a1");

    @TempDir
    private Path folder;

    static Stream<List<String>> pairs() {
        return SPELLINGS.keySet().stream()
                .flatMap(from -> Stream.of("log", "text", "json").map(to -> List.of(from, to)));
    }

    @ParameterizedTest
    @MethodSource("pairs")
    void each_format_becomes_each_other(List<String> pair) {
        assertThat(Run.withInput(SPELLINGS.get(pair.get(0)), "convert", "--to", pair.get(1)))
                .isEqualTo(Run.success(SPELLINGS.get(pair.get(1))));
    }

    @Test
    void a_file_may_hold_several_objects_of_JSON_that_are_laid_out() {
        String several = LAID_OUT + LAID_OUT.replace("\n", "\r\n") + "\n\n" + LAID_OUT + " \n\n";

        assertThat(Run.withInput(several, "convert", "--to", "json")).isEqualTo(Run.success(JSON + JSON + JSON));
    }

    @Test
    void an_error_in_JSON_that_is_laid_out_costs_its_game_alone_and_is_placed_by_its_offset() {
        String several = LAID_OUT + LAID_OUT.replace("Xe6e5", "Xe6e6") + "}\n" + LAID_OUT.replace("0-1", "}{\\\\\\\"}")
                + LAID_OUT;

        Run run = Run.withInput(several, "convert", "--to", "json");

        assertThat(run.status()).isEqualTo(1);
        assertThat(run.out()).isEqualTo(JSON + JSON);
        assertThat(run.err().lines())
                .hasSize(3)
                .satisfiesExactly(
                        line -> assertThat(line)
                                .startsWith("standard input: game 2, ply 2, line 2, column 1 (offset "
                                        + LAID_OUT.length() + "): ")
                                .endsWith("expected a square other than e6 (MALFORMED_MOVE)"),
                        line -> assertThat(line).startsWith("standard input: game 3, "),
                        line -> assertThat(line).startsWith("standard input: game 4, "));
    }

    @Test
    void names_comments_and_tags_come_through_in_any_encoding_of_the_terminal() {
        Run json = Run.withInput(NAMED, "convert", "--to", "json");

        assertThat(json).isEqualTo(Run.success("""
                        {"pink":"Émile \\"the X\\" d'O","tags":{"Round":"3"},"start":"6/6/2*X3/3*O2/6/6 p","moves":[{"move":"Xd4e4","comment":"bold, ☺"},{"move":"Od2d1"}],"result":"*","reason":"unfinished"}
                        """));
        assertThat(Run.withInput(json.out(), "convert", "--to", "text")).isEqualTo(Run.success(NAMED));
    }

    @Test
    void files_of_all_formats_make_one_archive() throws IOException {
        write("a.json", LAID_OUT + "\n");
        write("b.log", LOG);
        write("c.jsonl", JSON + JSON);
        write("d", NAMED + "\n" + TEXT);

        assertThat(Run.of("convert", "--to", "text", folder.toString()))
                .isEqualTo(Run.success(String.join("\n", TEXT, TEXT, TEXT, TEXT, NAMED, TEXT)));
    }

    @Test
    void a_folder_stands_for_all_files_below_it_that_are_not_hidden() throws IOException {
        Path inner = Files.createDirectories(folder.resolve("b").resolve("c"));
        Files.writeString(inner.resolve("2.txt"), TEXT);
        write("a.txt", NAMED);
        write(".hidden", "hidden");
        Files.createDirectories(folder.resolve(".git"));
        Files.writeString(folder.resolve(".git").resolve("config"), "[core]");
        Files.createSymbolicLink(inner.resolve("circle"), folder);

        assertThat(Run.of("convert", "--to", "text", folder.toString())).isEqualTo(Run.success(NAMED + "\n" + TEXT));
    }

    @Test
    void an_empty_folder_holds_no_games() {
        assertThat(Run.of("convert", "--to", "json", folder.toString())).isEqualTo(Run.success(""));
    }

    @Test
    void the_output_is_a_file_if_one_is_named() throws IOException {
        Path target = write("target", "what was there before");

        assertThat(Run.withInput(LOG, "convert", "--to", "json", "--output", target.toString()))
                .isEqualTo(Run.success(""));
        assertThat(target).content().isEqualTo(JSON);
    }

    @Test
    void the_logs_of_an_archive_go_into_a_folder() throws IOException {
        Path target = folder.resolve("new").resolve("logs");

        assertThat(Run.withInput(JSON + JSON, "convert", "--to", "log", "-o", target.toString()))
                .isEqualTo(Run.success(""));
        try (Stream<Path> files = Files.list(target)) {
            assertThat(files.sorted())
                    .containsExactly(target.resolve("game-000001.log"), target.resolve("game-000002.log"))
                    .allSatisfy(file -> assertThat(file).content().isEqualTo(LOG));
        }
    }

    @Test
    void a_second_log_on_the_standard_output_is_an_error() {
        assertThat(Run.withInput(JSON + JSON, "convert", "--to", "log")).isEqualTo(new Run(1, LOG, """
                        standard output: a match log holds one game; --output FOLDER writes one log for each
                        """));
    }

    @Test
    void a_log_is_never_written_over_a_file() throws IOException {
        Path there = write("game-000001.log", "precious");

        assertThat(Run.withInput(JSON, "convert", "--to", "log", "-o", folder.toString()))
                .isEqualTo(Run.failure(there + ": is there already\n"));
        assertThat(there).content().isEqualTo("precious");
    }

    @Test
    void a_file_that_is_read_is_not_written() throws IOException {
        Path file = write("games", TEXT);
        Path other = folder.resolve("..").resolve(folder.getFileName()).resolve("games");

        assertThat(Run.of("convert", "--to", "json", "-o", other.toString(), folder.toString()))
                .isEqualTo(Run.usageError("Invalid value for option '--output': '" + other + "' is read as well\n"
                        + "Try 'oxono convert --help'.\n"));
        assertThat(file).content().isEqualTo(TEXT);
    }

    @Test
    void an_output_that_cannot_be_written_is_an_error() {
        Path target = folder.resolve("missing").resolve("games");

        assertThat(Run.withInput(TEXT, "convert", "--to", "json", "-o", target.toString()))
                .isEqualTo(Run.failure(target + ": no such file\n"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"convert --to json", "convert --to text", "replay -"})
    void reading_ends_when_nobody_reads_the_output(String command) {
        InputStream in = System.in;
        PrintStream out = System.out;
        StringWriter err = new StringWriter();
        System.setIn(new EndlessStream(JSON));
        System.setOut(new PrintStream(new BrokenStream()));
        try {
            int status = Oxono.commandLine().setErr(new PrintWriter(err)).execute(command.split(" "));

            assertThat(status).isEqualTo(1);
            assertThat(err).hasToString("standard output: cannot be written to any more\n");
        } finally {
            System.setIn(in);
            System.setOut(out);
        }
    }

    /** The same text again and again. */
    private static final class EndlessStream extends InputStream {
        private final byte[] bytes;
        private long count;

        EndlessStream(String text) {
            bytes = text.getBytes(StandardCharsets.UTF_8);
        }

        @Override
        public int read() {
            return bytes[(int) (count++ % bytes.length)];
        }
    }

    /** As of a pipe whose reader went away. */
    private static final class BrokenStream extends OutputStream {
        @Override
        public void write(int value) throws IOException {
            throw new IOException("Broken pipe");
        }
    }

    @Test
    void R9_a_wrong_game_is_reported_with_its_place_and_the_others_are_converted() throws IOException {
        Path file = write("games", String.join("\n", NAMED, ILLEGAL, TEXT));

        Run run = Run.of("convert", "--to", "text", file.toString());

        assertThat(run).isEqualTo(new Run(1, NAMED + "\n" + TEXT, file + """
                        : game 2, ply 2, line 12, column 20 (offset 191): found "Od2a1", expected a legal move, but Od2a1 is refused: the piece goes next to d2, to [d1, c2, e2, d3] (NOT_ADJACENT, R9) in "6/6/3*XX1/3*O2/6/6 b" (ILLEGAL_MOVE)
                        """));
        assertThat(Run.of("convert", "--to", "text", "--on-error", "collect", file.toString()))
                .isEqualTo(run);
    }

    @Test
    void stopping_ends_with_the_first_wrong_game() throws IOException {
        Path file = write("games", String.join("\n", NAMED, ILLEGAL, TEXT));

        Run run = Run.of("convert", "--to", "text", "--on-error", "stop", file.toString(), file.toString());

        assertThat(run.status()).isEqualTo(1);
        assertThat(run.out()).isEqualTo(NAMED);
        assertThat(run.err())
                .isEqualTo(Run.of("convert", "--to", "text", file.toString()).err());
    }

    @Test
    void skipping_leaves_out_what_is_wrong_and_tells_how_much() throws IOException {
        Path file = write("games", String.join("\n", NAMED, ILLEGAL, TEXT));
        Path none = write("none", "none");

        assertThat(Run.of("convert", "--to", "text", "--on-error", "SKIP", file.toString(), none.toString()))
                .isEqualTo(new Run(0, NAMED + "\n" + TEXT, "left out: 2\n"));
    }

    @Test
    void a_file_that_is_not_there_is_never_skipped() {
        Path missing = folder.resolve("missing");

        assertThat(Run.of("convert", "--to", "text", "--on-error", "skip", missing.toString()))
                .isEqualTo(Run.failure(missing + ": no such file\n"));
    }

    @Test
    void what_a_log_cannot_say_is_reported() {
        Run run = Run.withInput(NAMED + "\n" + TEXT, "convert", "--to", "log");

        assertThat(run).isEqualTo(new Run(1, LOG, """
                        standard input, game 1: a match log cannot say: another start than "6/6/2*O3/3*X2/6/6 p" (ANOTHER_START), no time control (NO_TIME_CONTROL), a move without a clock (NO_CLOCK), a comment (COMMENT), names, a date or further tags (TAG)
                        """));
    }

    @Test
    void what_is_tolerated_is_told_once_for_each_kind() {
        String sloppy = TEXT.replace("0-1", "0–1").replace("Xe3e2", "xe3e2") + "\n" + TEXT.replace("Xe3e2", "xe3e2");

        assertThat(Run.withInput(sloppy, "convert", "--to", "text")).isEqualTo(new Run(0, TEXT + "\n" + TEXT, """
                        standard input: tolerated at line 5, column 4 (offset 72): found "xe3e2", canonical is "Xe3e2" (LETTER_CASE) and 1 more
                        standard input: tolerated at line 6, column 1 (offset 123): found "0–1", canonical is "0-1" (RESULT)
                        """));
    }

    @Test
    void strict_reading_tolerates_nothing() {
        assertThat(Run.withInput(TEXT.replace("Xe3e2", "xe3e2"), "convert", "--to", "text", "--strict"))
                .isEqualTo(Run.failure("""
                        standard input: game 1, ply 1, line 5, column 4 (offset 72): found "x" in "xe3e2", expected the symbol X or O (MALFORMED_MOVE)
                        """));
    }

    @ParameterizedTest
    @ValueSource(strings = {"[{\"start\":\"\"}]", "hello", "<games>", "\u0000\u0001"})
    void what_begins_like_no_format_is_reported(String text) {
        Run run = Run.withInput(text, "convert", "--to", "text");

        assertThat(run.status()).isEqualTo(1);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).startsWith("standard input: found \"").endsWith("(UNKNOWN_FORMAT)\n");
    }

    @Test
    void a_text_in_another_encoding_is_reported_rather_than_changed() throws IOException {
        Path file = Files.write(folder.resolve("latin"), NAMED.getBytes(StandardCharsets.ISO_8859_1));

        assertThat(Run.of("convert", "--to", "json", file.toString()))
                .isEqualTo(Run.failure(file + ": not a text in UTF-8\n"));
    }

    @Test
    void a_format_that_is_none_is_a_usage_error() {
        assertThat(Run.of("convert", "--to", "xml")).isEqualTo(Run.usageError("""
                        Invalid value for option '--to': expected one of [LOG, TEXT, JSON] (case-insensitive) but was 'xml'
                        Try 'oxono convert --help'.
                        """));
    }

    @Test
    void no_format_is_a_usage_error() {
        assertThat(Run.of("convert")).isEqualTo(Run.usageError("""
                        Missing required option: '--to=FORMAT'
                        Try 'oxono convert --help'.
                        """));
    }

    private Path write(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }
}
