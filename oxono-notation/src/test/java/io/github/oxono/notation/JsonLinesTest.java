package io.github.oxono.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.oxono.Game;
import io.github.oxono.Position;
import io.github.oxono.Refusal;
import io.github.oxono.Rule;
import io.github.oxono.SetupFault;
import io.github.oxono.Symbol;
import java.io.FilterWriter;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.Size;
import net.jqwik.api.domains.Domain;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class JsonLinesTest {
    private static final String EMPTY =
            "{\"start\":\"6/6/2*X3/3*O2/6/6 p\",\"moves\":[],\"result\":\"*\",\"reason\":\"unfinished\"}";
    private static final String ILLEGAL = EMPTY.replace("[]", "[{\"move\":\"Xd4e4\"},{\"move\":\"Od2a1\"}]");
    private static final GameRecord RECORD = GameRecord.of(Game.of(Position.initial(Symbol.X)));

    @Property(tries = 100)
    @Domain(Records.class)
    void an_archive_is_read_back_equal(@ForAll @Size(max = 5) List<GameRecord> records) throws IOException {
        for (Json.Version version : Json.Version.values()) {
            StringBuilder archive = new StringBuilder();
            JsonLines.write(records.stream(), version.plain(Map.of())::write, archive);

            assertThat(archive.chars().filter(character -> character == '\n')).hasSize(records.size());
            assertThat(read(version, archive.toString(), ErrorPolicy.STOP)).isEqualTo(records);
        }
    }

    @ParameterizedTest
    @EnumSource
    void stopping_ends_with_the_first_error(Json.Version version) {
        List<GameRecord> games = new ArrayList<>();

        assertThatThrownBy(() -> stream(version, lines(EMPTY, ILLEGAL, EMPTY), ErrorPolicy.STOP)
                        .forEach(games::add))
                .isInstanceOf(NotationException.class);
        assertThat(games).containsExactly(RECORD);
    }

    @ParameterizedTest
    @EnumSource
    void skipping_leaves_out_what_cannot_be_read(Json.Version version) {
        assertThat(read(version, lines("", ILLEGAL, EMPTY, "{", EMPTY, "null"), ErrorPolicy.SKIP))
                .containsExactly(RECORD, RECORD);
    }

    @ParameterizedTest
    @EnumSource
    void collecting_gathers_the_errors_with_the_numbers_of_game_and_line(Json.Version version) {
        List<NotationException> errors = new ArrayList<>();

        assertThat(read(version, lines(ILLEGAL, EMPTY, "{", ""), ErrorPolicy.collect(errors)))
                .containsExactly(RECORD);
        assertThat(errors).extracting(error -> error.game().getAsLong()).containsExactly(1L, 3L, 4L);
        assertThat(errors).extracting(error -> error.location().line()).containsExactly(1L, 3L, 4L);
    }

    @ParameterizedTest
    @EnumSource
    void R9_an_illegal_move_is_told_with_ply_refusal_and_rule(Json.Version version) {
        NotationException error = onlyError(version, EMPTY + "\r\n" + ILLEGAL + "\n");

        assertThat(error)
                .hasMessage("game 2, ply 2, line 2, column 1 (offset " + (EMPTY.length() + 2) + "): found \""
                        + ILLEGAL.substring(0, 80).replace("\"", "\\\"")
                        + "\"…, expected the JSON of a game record, but Od2a1 is refused: the piece goes next to d2, to"
                        + " [d1, c2, e2, d3] (NOT_ADJACENT, R9) in \"6/6/3*XX1/3*O2/6/6 b\" (ILLEGAL_MOVE)");
        assertThat(error.fault()).isEqualTo(NotationFault.ILLEGAL_MOVE);
        assertThat(error.ply()).hasValue(2);
        assertThat(error.refusal()).hasValue(Refusal.NOT_ADJACENT);
        assertThat(error.rule()).hasValue(Rule.R9);
        assertThat(error.location()).isEqualTo(new Location(EMPTY.length() + 2, 2, 1));
        assertThat(error.text()).isEqualTo(ILLEGAL);
        assertThat(error).cause().cause().isInstanceOf(IllegalRecordException.class);
    }

    @ParameterizedTest
    @EnumSource
    void what_is_wrong_with_a_set_up_is_told(Json.Version version) {
        NotationException error = onlyError(version, EMPTY.replace("2*X3", "6"));

        assertThat(error.fault()).isEqualTo(NotationFault.INVALID_SETUP);
        assertThat(error.setupFaults()).containsExactly(SetupFault.TOTEM_MISSING);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
                    "unfinished"  | "alignment"              | MALFORMED_JSON
                    "*"           | "1-0"                    | MALFORMED_JSON
                    []            | [{"move":"Xd4"}]         | MALFORMED_MOVE
                    3*O2          | 3*O3                     | MALFORMED_POSITION
                    []            | [{"move":"Xd4e4","clock":"1:00"}] | MALFORMED_TIME
                    []            | 5                        | MALFORMED_JSON
                    "*","reason":"unfinished" | "1-0","reason":"alignment" | WRONG_RESULT
                    """)
    void the_fault_is_the_one_of_the_part(String part, String wrong, NotationFault fault) {
        for (Json.Version version : Json.Version.values()) {
            assertThat(onlyError(version, EMPTY.replace(part, wrong)).fault()).isEqualTo(fault);
        }
    }

    @Test
    void what_a_decoder_says_is_told_whatever_it_throws() {
        assertThat(onlyError(line -> {
                    throw new IOException("no such\n thing");
                }))
                .hasMessage("game 1, line 1, column 1 (offset 0): found \"x\", expected the JSON of a game record,"
                        + " but no such thing (MALFORMED_JSON)")
                .hasCauseInstanceOf(IOException.class);
        assertThat(onlyError(line -> {
                    throw new IllegalStateException();
                }))
                .hasMessage("game 1, line 1, column 1 (offset 0): found \"x\", expected the JSON of a game record,"
                        + " but java.lang.IllegalStateException (MALFORMED_JSON)");
        assertThat(onlyError(line -> null))
                .hasMessage("game 1, line 1, column 1 (offset 0): found \"x\", expected the JSON of a game record"
                        + " (MALFORMED_JSON)");
    }

    @Test
    void a_line_that_is_too_long_costs_its_game_alone() {
        List<NotationException> errors = new ArrayList<>();
        Limits limits = Limits.DEFAULT.withLineLength(EMPTY.length());
        String archive = lines(EMPTY, EMPTY + " ", EMPTY);

        assertThat(JsonLines.stream(
                        new StringReader(archive),
                        decoder(Json.Version.JACKSON_3),
                        ErrorPolicy.collect(errors),
                        limits))
                .containsExactly(RECORD, RECORD);
        assertThat(errors).hasSize(1);
        assertThat(errors.get(0).fault()).isEqualTo(NotationFault.LIMIT_EXCEEDED);
        assertThat(errors.get(0))
                .hasMessage("game 2, line 2, column 1 (offset 78): found \""
                        + EMPTY.replace("\"", "\\\"")
                        + "\", expected a line of at most 77 characters (LIMIT_EXCEEDED)");
    }

    @Test
    void an_archive_without_end_is_read_as_far_as_it_is_asked_for() {
        Endless archive = new Endless(EMPTY + "\n");

        assertThat(JsonLines.stream(archive, decoder(Json.Version.JACKSON_2), ErrorPolicy.STOP)
                        .limit(1_000))
                .hasSize(1_000);
        assertThat(archive.read).isLessThan(1_100L * EMPTY.length());
    }

    @Test
    void the_reader_is_closed_with_the_stream() {
        Endless archive = new Endless("\n");

        JsonLines.stream(archive, decoder(Json.Version.JACKSON_2), ErrorPolicy.SKIP)
                .close();

        assertThat(archive.isClosed).isTrue();
    }

    @Test
    void a_reader_that_fails_is_no_error_of_a_game() {
        Reader failing = new Endless("") {
            @Override
            public int read(char[] target, int offset, int length) throws IOException {
                throw new IOException("broken");
            }
        };

        assertThatThrownBy(() -> JsonLines.stream(failing, line -> RECORD, ErrorPolicy.SKIP)
                        .count())
                .isInstanceOf(UncheckedIOException.class)
                .hasMessageContaining("broken");
    }

    @Test
    void games_are_written_as_they_come_from_a_flattened_stream_and_a_target_that_fails_is_told() {
        Stream<GameRecord> endless = Stream.of(RECORD).flatMap(record -> Stream.generate(() -> record));
        Writer failing = new FilterWriter(new StringWriter()) {
            @Override
            public void write(String text, int from, int length) throws IOException {
                throw new IOException("full");
            }
        };

        assertThatThrownBy(() -> JsonLines.write(endless, record -> EMPTY, failing))
                .isExactlyInstanceOf(IOException.class)
                .hasMessage("full");
    }

    @Test
    void a_reader_that_cannot_be_closed_is_told() {
        Reader failing = new Endless("\n") {
            @Override
            public void close() throws IOException {
                throw new IOException("broken");
            }
        };
        Stream<GameRecord> games = JsonLines.stream(failing, line -> RECORD, ErrorPolicy.SKIP);

        assertThatThrownBy(games::close)
                .isInstanceOf(UncheckedIOException.class)
                .hasMessageContaining("broken");
    }

    @ParameterizedTest
    @CsvSource({"'{\n}', {\\n}", "'{\r}', {\\r}", "'\n{}', \\n{}", "'\r{}', \\r{}"})
    void an_encoder_that_indents_is_refused(String json, String quoted) {
        assertThatThrownBy(() -> JsonLines.write(Stream.of(RECORD), record -> json, new StringBuilder()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(
                        "the encoder wrote more than one line, expected one that does not indent: \"" + quoted + "\"");
    }

    private static NotationException onlyError(Json.Version version, String archive) {
        return onlyError(archive, decoder(version));
    }

    private static NotationException onlyError(JsonLines.Decoder decoder) {
        return onlyError("x", decoder);
    }

    private static NotationException onlyError(String archive, JsonLines.Decoder decoder) {
        List<NotationException> errors = new ArrayList<>();
        JsonLines.stream(new StringReader(archive), decoder, ErrorPolicy.collect(errors))
                .forEach(record -> {});
        assertThat(errors).hasSize(1);
        return errors.get(0);
    }

    private static List<GameRecord> read(Json.Version version, String archive, ErrorPolicy policy) {
        return stream(version, archive, policy).toList();
    }

    private static Stream<GameRecord> stream(Json.Version version, String archive, ErrorPolicy policy) {
        return JsonLines.stream(new StringReader(archive), decoder(version), policy);
    }

    private static JsonLines.Decoder decoder(Json.Version version) {
        Json json = version.plain(Map.of());
        return line -> json.read(line, GameRecord.class);
    }

    private static String lines(String... lines) {
        return String.join("\n", lines) + "\n";
    }

    /** The same text again and again, a few characters at a time. */
    private static class Endless extends Reader {
        private final String text;
        private long read;
        private boolean isClosed;

        Endless(String text) {
            this.text = text;
        }

        @Override
        public int read(char[] target, int offset, int length) throws IOException {
            int count = Math.min(length, 100);
            for (int index = 0; index < count; index++) {
                target[offset + index] = text.charAt((int) (read++ % text.length()));
            }
            return count;
        }

        @Override
        public void close() throws IOException {
            isClosed = true;
        }
    }
}
