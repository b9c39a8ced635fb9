package io.github.oxono.notation;

import io.github.oxono.Move;
import io.github.oxono.OxonoParseException;
import io.github.oxono.Position;
import io.github.oxono.Setup;
import io.github.oxono.Square;
import java.io.IOException;
import java.io.StringReader;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Everything that reads, with texts that it accepts and the one kind of error that it answers any other text with. */
enum HostileReader {
    SQUARE(Square::parse, OxonoParseException.class, "c4"),
    MOVE(Move::parse, OxonoParseException.class, Accepted.MOVE),
    SETUP(Setup::parse, OxonoParseException.class, Accepted.POSITION, "6/6/6/6/6/6 b"),
    POSITION(Position::parse, OxonoParseException.class, Accepted.POSITION),
    TIME_CONTROL(TimeControl::parse, NotationException.class, "300+2.5", "999999999.999999999"),
    MOVE_TEXT(both(MoveText::read), NotationException.class, Accepted.MOVE, "[X] c4-d4-e4 #"),
    POSITION_TEXT(both(PositionText::read), NotationException.class, Accepted.POSITION, Accepted.LOOSE_POSITION),
    SETUP_TEXT(both(PositionText::readSetup), NotationException.class, Accepted.POSITION, Accepted.LOOSE_POSITION),
    GAME_TEXT(both((text, strictness) -> GameText.read(text, strictness)), NotationException.class, Accepted.GAME),
    GAME_TEXT_ARCHIVE(
            both((text, strictness) -> {
                try (Stream<?> games = GameText.stream(new StringReader(text), strictness, ErrorPolicy.SKIP)) {
                    return games.count();
                }
            }),
            NotationException.class,
            Accepted.GAME + "\n" + Accepted.GAME),
    MATCH_LOG(both(MatchLog::read), NotationException.class, Accepted.LOG),
    JSON_LINES_2(text -> readLines(text, Json.Version.JACKSON_2), NotationException.class, Accepted.JSON_LINES),
    JSON_LINES_3(text -> readLines(text, Json.Version.JACKSON_3), NotationException.class, Accepted.JSON_LINES),
    JSON_2(
            text -> readJson(text, Json.Version.JACKSON_2),
            com.fasterxml.jackson.core.JacksonException.class,
            Accepted.JSON),
    JSON_3(text -> readJson(text, Json.Version.JACKSON_3), tools.jackson.core.JacksonException.class, Accepted.JSON);

    private static final int MAX_MESSAGE = 1_500;
    private static final Map<Json.Version, Json> MAPPERS = Map.of(
            Json.Version.JACKSON_2, Json.Version.JACKSON_2.plain(Map.of()),
            Json.Version.JACKSON_3, Json.Version.JACKSON_3.plain(Map.of()));

    private final Parse parse;
    private final Class<? extends Exception> error;
    private final List<String> accepted;

    HostileReader(Parse parse, Class<? extends Exception> error, String... accepted) {
        this.parse = parse;
        this.error = error;
        this.accepted = List.of(accepted);
    }

    /** Reads a text; gives something or throws. */
    private interface Parse {
        Object read(String text) throws IOException;
    }

    /** Reads a text in one way. */
    private interface ParseEither {
        Object read(String text, Strictness strictness);
    }

    List<String> accepted() {
        return accepted;
    }

    /** Reads a text; anything but a value or the one kind of error ends the test. */
    void read(String text) {
        try {
            if (parse.read(text) == null) {
                throw new AssertionError(this + " gives null for " + Quote.of(text));
            }
        } catch (Exception exception) {
            if (!error.isInstance(exception)) {
                throw new AssertionError(this + " reads " + Quote.of(text), exception);
            }
            if (exception instanceof NotationException notation) {
                requireFit(notation, text);
            }
        }
    }

    private void requireFit(NotationException exception, String text) {
        long offset = exception.location().offset();
        boolean isShort = String.valueOf(exception.getMessage()).length() < MAX_MESSAGE;
        if (offset < 0 || offset > text.length() || !isShort) {
            throw new AssertionError(this + " reads " + Quote.of(text), exception);
        }
    }

    /** Strictly, and if that is refused, leniently. */
    private static Parse both(ParseEither parse) {
        return text -> {
            try {
                return parse.read(text, Strictness.STRICT);
            } catch (NotationException refused) {
                return parse.read(text, Strictness.LENIENT);
            }
        };
    }

    private static Object readLines(String text, Json.Version version) {
        Json json = MAPPERS.get(version);
        try (Stream<?> games =
                JsonLines.stream(new StringReader(text), line -> json.read(line, GameRecord.class), ErrorPolicy.STOP)) {
            return games.count();
        }
    }

    /** The text null is a null for Jackson, wherever it stands. */
    private static Object readJson(String text, Json.Version version) throws IOException {
        return String.valueOf(MAPPERS.get(version).read(text, GameRecord.class));
    }

    /** What is accepted. */
    private static final class Accepted {
        static final String MOVE = "Xd4e4";
        static final String POSITION = "1*OO3/o1o3/Oo2X1/XOO1x1/3ooX/2Oo*Xx p";
        static final String LOOSE_POSITION = "......|6|2[x]|3*o2\r\n6\n33 pink";
        static final String GAME = """
                [Pink "Ada \\"A\\\\B"]
                [Date "2026-11-29"]
                [TimeControl "300+2.5"]
                [Start "6/6/2*X3/3*O2/6/6 p"]
                [Reason "resignation"]
                [Round "3"]

                1. Xd4e4 {[%clk 0:04:59.5] a \\} b} Od2d1 {c}
                2. Xb4b3
                1-0
                """;
        static final String LOG =
                "12\n('X', (1, 3), (2, 3)), 11.186814851999998\n('O', (3, 2), (3, 3)), 11.9\ntimeout\n";
        static final String JSON =
                "{\"pink\":\"Ada\",\"date\":\"2026-11-29\",\"timeControl\":\"300+2.5\",\"tags\":{\"Round\":\"3\"},"
                        + "\"start\":\"6/6/2*X3/3*O2/6/6 p\",\"moves\":[{\"move\":\"Xd4e4\",\"clock\":\"299.5\",\"comment\":\"a\"},"
                        + "{\"move\":\"Od2d1\"}],\"result\":\"1-0\",\"reason\":\"time\"}";
        static final String JSON_LINES = JSON + "\n" + JSON + "\n";

        private Accepted() {}
    }
}
