package io.github.oxono.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** What stays the same within a major version, as VERSIONING.md promises, pinned by data. */
class CompatibilityTest {
    private static final String PROMISE = "This is promised within a major version; only the next one may change it.";

    @Test
    void the_text_of_games() throws IOException {
        StringBuilder written = new StringBuilder();
        GameText.write(games().stream(), written);

        assertThat(written.toString()).as(PROMISE).isEqualTo(text("games.txt"));
    }

    @ParameterizedTest
    @EnumSource
    void the_members_of_games_in_json(Json.Version version) throws IOException {
        Json json = version.plain(Map.of());
        StringBuilder written = new StringBuilder();
        JsonLines.write(games().stream(), json::write, written);

        assertThat(written.toString()).as(PROMISE).isEqualTo(text("games.jsonl"));
        try (Stream<GameRecord> read = JsonLines.stream(
                new StringReader(text("games.jsonl")), line -> json.read(line, GameRecord.class), ErrorPolicy.STOP)) {
            assertThat(read).as(PROMISE).isEqualTo(games());
        }
    }

    @Test
    void the_text_of_match_logs() throws IOException {
        GameRecord game = MatchLog.read(text("game.log"), Strictness.STRICT).value();

        assertThat(MatchLog.write(game)).as(PROMISE).isEqualTo(text("game.log"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            Leniency         | LETTER_CASE SPACE LINE_END SEPARATOR TOTEM_STYLE ORIGIN_SQUARE FREE_SQUARES PLAYER \
                               TAG_ORDER TAG_SPELLING MALFORMED_TAG NEEDLESS_TAG NUMBER MARK COMMENT RESULT \
                               LINE_SPELLING
            MatchLogObstacle | ANOTHER_START NO_TIME_CONTROL INCREMENT NO_CLOCK COMMENT TAG RESULT
            NotationFault    | NOT_CANONICAL MALFORMED_MOVE MALFORMED_POSITION INVALID_SETUP MALFORMED_TIME \
                               MALFORMED_TAG REPEATED_TAG MISSING_START WRONG_NUMBER WRONG_ORIGIN ILLEGAL_MOVE \
                               WRONG_MARK MALFORMED_COMMENT WRONG_RESULT MISSING_RESULT MALFORMED_LINE MALFORMED_JSON \
                               TEXT_AFTER_END UNEXPECTED_END LIMIT_EXCEEDED
            RecordFault      | ILLEGAL_MOVE WRONG_RESULT MALFORMED_TEXT MALFORMED_TAG_NAME DATE_OUT_OF_RANGE \
                               TIME_OUT_OF_RANGE MALFORMED_JSON
            Strictness       | STRICT LENIENT
            board.Part       | COORDINATES RESERVES
            board.TextStyle  | ASCII UNICODE ANSI
            """)
    void the_constants_and_their_order(String type, String constants) throws ClassNotFoundException {
        Object[] found =
                Class.forName(GameRecord.class.getPackageName() + "." + type).getEnumConstants();

        assertThat(found)
                .as(PROMISE)
                .extracting(each -> ((Enum<?>) each).name())
                .containsExactly(constants.split(" +"));
    }

    /** Games with every tag and member, every result with its reason, and all that is escaped. */
    private static List<GameRecord> games() throws IOException {
        try (Stream<Reading<GameRecord>> games =
                GameText.stream(new StringReader(text("games.txt")), Strictness.STRICT, ErrorPolicy.STOP)) {
            return games.map(Reading::value).toList();
        }
    }

    private static String text(String file) throws IOException {
        try (InputStream stream = CompatibilityTest.class.getResourceAsStream("compatibility/" + file)) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
