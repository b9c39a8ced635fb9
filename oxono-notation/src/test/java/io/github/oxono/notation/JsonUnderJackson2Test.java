package io.github.oxono.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonParseException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.exc.UnrecognizedPropertyException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.github.oxono.Move;
import java.io.IOException;
import org.junit.jupiter.api.Test;

class JsonUnderJackson2Test extends JsonContract {
    private static final String RECORD =
            "{\"start\":\"6/6/2*X3/3*O2/6/6 p\",\"moves\":[],\"result\":\"*\",\"reason\":\"unfinished\"}";

    JsonUnderJackson2Test() {
        super(Json.Version.JACKSON_2);
    }

    record Own(Move move) {}

    record Pair(Move move, Move answer) {}

    @Test
    void what_follows_a_record_is_read_unless_the_mapper_is_told_to_look() throws IOException {
        assertThat(new JsonMapper().readValue(RECORD + " {}", GameRecord.class)).isNotNull();
        assertThatThrownBy(() -> JsonMapper.builder()
                        .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                        .build()
                        .readValue(RECORD + " {}", GameRecord.class))
                .isInstanceOf(MismatchedInputException.class);
    }

    @Test
    void an_unknown_member_of_ones_own_record_is_refused() {
        assertThatThrownBy(() -> with(JsonMapper.builder()).readValue("{\"move\":\"Xd4e4\",\"x\":1}", Own.class))
                .isInstanceOf(UnrecognizedPropertyException.class);
    }

    @Test
    void a_member_of_ones_own_record_twice_is_read_unless_the_mapper_is_told_to_refuse_it() throws IOException {
        String json = "{\"move\":\"Od2d1\",\"move\":\"Xd4e4\",\"answer\":\"Od2d1\"}";

        assertThat(with(JsonMapper.builder()).readValue(json, Pair.class))
                .isEqualTo(new Pair(Move.parse("Xd4e4"), Move.parse("Od2d1")));
        assertThatThrownBy(() -> with(JsonMapper.builder().enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION))
                        .readValue(json, Pair.class))
                .isInstanceOf(JsonParseException.class);
    }

    @Test
    void null_in_ones_own_record_is_read_unless_the_mapper_is_told_to_refuse_it() throws IOException {
        String json = "{\"move\":null}";

        assertThat(with(JsonMapper.builder()).readValue(json, Own.class)).isEqualTo(new Own(null));
        assertThatThrownBy(
                        () -> with(JsonMapper.builder().enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES))
                                .readValue(json, Own.class))
                .isInstanceOf(MismatchedInputException.class);
    }

    private static JsonMapper with(JsonMapper.Builder builder) {
        JsonMixIns.all().forEach(builder::addMixIn);
        return builder.build();
    }
}
