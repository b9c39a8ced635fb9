package io.github.oxono.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.oxono.Move;
import org.junit.jupiter.api.Test;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.exc.StreamReadException;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.exc.MismatchedInputException;
import tools.jackson.databind.exc.UnrecognizedPropertyException;
import tools.jackson.databind.json.JsonMapper;

class JsonUnderJackson3Test extends JsonContract {
    private static final String RECORD =
            "{\"start\":\"6/6/2*X3/3*O2/6/6 p\",\"moves\":[],\"result\":\"*\",\"reason\":\"unfinished\"}";

    JsonUnderJackson3Test() {
        super(Json.Version.JACKSON_3);
    }

    record Own(Move move) {}

    record Pair(Move move, Move answer) {}

    @Test
    void what_follows_a_record_is_refused() {
        assertThatThrownBy(() -> new JsonMapper().readValue(RECORD + " {}", GameRecord.class))
                .isInstanceOf(MismatchedInputException.class);
    }

    @Test
    void an_unknown_member_of_ones_own_record_is_read_unless_the_mapper_is_told_to_refuse_it() {
        String json = "{\"move\":\"Xd4e4\",\"x\":1}";

        assertThat(with(JsonMapper.builder()).readValue(json, Own.class)).isEqualTo(new Own(Move.parse("Xd4e4")));
        assertThatThrownBy(() -> with(JsonMapper.builder().enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES))
                        .readValue(json, Own.class))
                .isInstanceOf(UnrecognizedPropertyException.class);
    }

    @Test
    void a_member_of_ones_own_record_twice_is_read_unless_the_mapper_is_told_to_refuse_it() {
        String json = "{\"move\":\"Od2d1\",\"move\":\"Xd4e4\",\"answer\":\"Od2d1\"}";

        assertThat(with(JsonMapper.builder()).readValue(json, Pair.class))
                .isEqualTo(new Pair(Move.parse("Xd4e4"), Move.parse("Od2d1")));
        assertThatThrownBy(() -> with(JsonMapper.builder().enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION))
                        .readValue(json, Pair.class))
                .isInstanceOf(StreamReadException.class);
    }

    @Test
    void null_in_ones_own_record_is_read_unless_the_mapper_is_told_to_refuse_it() {
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
