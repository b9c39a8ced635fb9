package io.github.oxono.notation;

import io.github.oxono.Move;
import io.github.oxono.Position;
import io.github.oxono.Reason;
import io.github.oxono.Result;
import io.github.oxono.Score;
import java.time.Duration;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.time.format.ResolverStyle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The JSON of a game record: an object of objects, arrays and strings. There are no numbers, since a time has up to
 * eighteen digits, of which JavaScript would keep sixteen.
 */
final class RecordJson {
    static final String EVENT = "event";
    static final String PLACE = "place";
    static final String DATE = "date";
    static final String PINK = "pink";
    static final String BLACK = "black";
    static final String TIME_CONTROL = "timeControl";
    static final String TAGS = "tags";
    static final String START = "start";
    static final String MOVES = "moves";
    static final String RESULT = "result";
    static final String REASON = "reason";
    private static final String OF_RECORD =
            String.join(", ", EVENT, PLACE, DATE, PINK, BLACK, TIME_CONTROL, TAGS, START, MOVES, RESULT, REASON);

    static final String MOVE = "move";
    static final String CLOCK = "clock";
    static final String COMMENT = "comment";
    private static final String OF_MOVE = String.join(", ", MOVE, CLOCK, COMMENT);

    private static final DateTimeFormatter DATE_FORMAT =
            DateTimeFormatter.ofPattern("uuuu-MM-dd", Locale.ROOT).withResolverStyle(ResolverStyle.STRICT);

    private RecordJson() {}

    /** In the order that the specification states, which is the one of the sets above. */
    static Map<String, Object> write(GameRecord record) {
        Map<String, Object> json = new LinkedHashMap<>();
        record.event().ifPresent(name -> json.put(EVENT, name));
        record.place().ifPresent(name -> json.put(PLACE, name));
        record.date().ifPresent(date -> json.put(DATE, date.toString()));
        record.pink().ifPresent(name -> json.put(PINK, name));
        record.black().ifPresent(name -> json.put(BLACK, name));
        record.timeControl().ifPresent(timeControl -> json.put(TIME_CONTROL, timeControl.toString()));
        if (!record.tags().isEmpty()) {
            json.put(TAGS, record.tags());
        }
        json.put(START, record.start().toString());
        json.put(MOVES, record.moves().stream().map(RecordJson::write).toList());
        json.put(RESULT, record.result().score().text());
        json.put(REASON, ReasonText.of(record.result().reason()));
        return json;
    }

    private static Map<String, Object> write(RecordedMove move) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put(MOVE, move.move().toString());
        move.clock().ifPresent(time -> json.put(CLOCK, Seconds.text(time)));
        move.comment().ifPresent(text -> json.put(COMMENT, text));
        return json;
    }

    static GameRecord read(JsonRecord json) {
        json.requireNone(OF_RECORD);
        GameRecord.Builder record = GameRecord.builder();
        JsonMember.text(EVENT, json.event).ifPresent(record::event);
        JsonMember.text(PLACE, json.place).ifPresent(record::place);
        JsonMember.read(DATE, json.date, RecordJson::readDate).ifPresent(record::date);
        JsonMember.text(PINK, json.pink).ifPresent(record::pink);
        JsonMember.text(BLACK, json.black).ifPresent(record::black);
        JsonMember.read(TIME_CONTROL, json.timeControl, TimeControl::parse).ifPresent(record::timeControl);
        JsonMember.as(JsonTags.class, "an object", TAGS, json.tags).ifPresent(tags -> tags.forEach(record::putTag));
        Position start = JsonMember.require(START, json.start, RecordJson::readStart);
        return record.start(start)
                .moves(readMoves(JsonMember.requireArray(MOVES, json.moves), start.ply()))
                .result(readResult(json))
                .build();
    }

    private static Position readStart(String text) {
        return PositionText.read(text, Strictness.STRICT).value();
    }

    private static List<RecordedMove> readMoves(List<?> moves, int pliesBefore) {
        List<RecordedMove> read = new ArrayList<>(moves.size());
        for (Object move : moves) {
            read.add(readMove(move, pliesBefore + read.size() + 1));
        }
        return read;
    }

    private static RecordedMove readMove(@Nullable Object element, int ply) {
        try {
            if (element instanceof JsonMove move) {
                return readMove(move);
            }
            throw IllegalRecordException.of(RecordFault.MALFORMED_JSON, MOVES + ": found null, expected an object");
        } catch (IllegalRecordException exception) {
            throw exception.atPly(ply);
        }
    }

    private static RecordedMove readMove(JsonMove json) {
        json.requireNone(OF_MOVE);
        return new RecordedMove(
                JsonMember.require(MOVE, json.move, RecordJson::readMoveText),
                JsonMember.text(COMMENT, json.comment),
                JsonMember.read(CLOCK, json.clock, RecordJson::readTime));
    }

    private static Move readMoveText(String text) {
        return MoveText.readStrict(text, Location.START);
    }

    private static Result readResult(JsonRecord json) {
        Score score = JsonMember.require(RESULT, json.result, RecordJson::readScore);
        return new Result(score, JsonMember.require(REASON, json.reason, text -> readReason(text, score)));
    }

    private static Duration readTime(String text) {
        return Seconds.parse(text, 0, text.length());
    }

    private static LocalDate readDate(String text) {
        try {
            return LocalDate.parse(text, DATE_FORMAT);
        } catch (DateTimeParseException exception) {
            throw unread(DATE, text, "a day such as 2026-11-29");
        }
    }

    private static Score readScore(String text) {
        return ScoreText.read(text).orElseThrow(() -> unread(RESULT, text, "1-0, 0-1, 1/2-1/2 or *"));
    }

    private static Reason readReason(String text, Score score) {
        return ReasonText.read(text)
                .filter(reason -> reason.allows(score))
                .orElseThrow(() -> unread(REASON, text, reasons(score) + ", which go with " + score.text()));
    }

    private static String reasons(Score score) {
        return Arrays.stream(Reason.values())
                .filter(reason -> reason.allows(score))
                .map(ReasonText::of)
                .collect(Collectors.joining(" or "));
    }

    private static IllegalRecordException unread(String name, String text, String expected) {
        String message = "%s: found %s, expected %s".formatted(name, Quote.of(text), expected);
        return IllegalRecordException.of(RecordFault.MALFORMED_JSON, message);
    }
}
