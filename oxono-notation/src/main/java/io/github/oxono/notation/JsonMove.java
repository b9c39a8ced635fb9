package io.github.oxono.notation;

import com.fasterxml.jackson.annotation.JsonProperty;
import org.jspecify.annotations.Nullable;

/** The object of a move as Jackson hands it over. */
final class JsonMove extends JsonObject {
    Object move = JsonMember.MISSING;
    Object clock = JsonMember.MISSING;
    Object comment = JsonMember.MISSING;

    JsonMove() {}

    @JsonProperty(RecordJson.MOVE)
    void move(@Nullable Object value) {
        move = JsonMember.next(move, value);
    }

    @JsonProperty(RecordJson.CLOCK)
    void clock(@Nullable Object value) {
        clock = JsonMember.next(clock, value);
    }

    @JsonProperty(RecordJson.COMMENT)
    void comment(@Nullable Object value) {
        comment = JsonMember.next(comment, value);
    }
}
