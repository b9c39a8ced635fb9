package io.github.oxono.notation;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The object of a record as Jackson hands it over. */
final class JsonRecord extends JsonObject {
    Object event = JsonMember.MISSING;
    Object place = JsonMember.MISSING;
    Object date = JsonMember.MISSING;
    Object pink = JsonMember.MISSING;
    Object black = JsonMember.MISSING;
    Object timeControl = JsonMember.MISSING;
    Object tags = JsonMember.MISSING;
    Object start = JsonMember.MISSING;
    Object moves = JsonMember.MISSING;
    Object result = JsonMember.MISSING;
    Object reason = JsonMember.MISSING;

    JsonRecord() {}

    @JsonProperty(RecordJson.EVENT)
    void event(@Nullable Object value) {
        event = JsonMember.next(event, value);
    }

    @JsonProperty(RecordJson.PLACE)
    void place(@Nullable Object value) {
        place = JsonMember.next(place, value);
    }

    @JsonProperty(RecordJson.DATE)
    void date(@Nullable Object value) {
        date = JsonMember.next(date, value);
    }

    @JsonProperty(RecordJson.PINK)
    void pink(@Nullable Object value) {
        pink = JsonMember.next(pink, value);
    }

    @JsonProperty(RecordJson.BLACK)
    void black(@Nullable Object value) {
        black = JsonMember.next(black, value);
    }

    @JsonProperty(RecordJson.TIME_CONTROL)
    void timeControl(@Nullable Object value) {
        timeControl = JsonMember.next(timeControl, value);
    }

    @JsonProperty(RecordJson.TAGS)
    void tags(@Nullable JsonTags value) {
        tags = JsonMember.next(tags, value);
    }

    @JsonProperty(RecordJson.START)
    void start(@Nullable Object value) {
        start = JsonMember.next(start, value);
    }

    @JsonProperty(RecordJson.MOVES)
    void moves(@Nullable List<@Nullable JsonMove> value) {
        moves = JsonMember.next(moves, value);
    }

    @JsonProperty(RecordJson.RESULT)
    void result(@Nullable Object value) {
        result = JsonMember.next(result, value);
    }

    @JsonProperty(RecordJson.REASON)
    void reason(@Nullable Object value) {
        reason = JsonMember.next(reason, value);
    }
}
