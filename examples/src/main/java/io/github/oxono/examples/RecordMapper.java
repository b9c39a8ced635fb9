package io.github.oxono.examples;

import io.github.oxono.notation.GameRecord;
import tools.jackson.databind.json.JsonMapper;

/**
 * Game records as JSON. By Jackson 3, which asks for the same Java as the library and, as it comes, refuses what stands
 * behind an object.
 */
final class RecordMapper {
    private static final JsonMapper MAPPER = JsonMapper.builder().build();

    private RecordMapper() {}

    static GameRecord read(String line) {
        return MAPPER.readValue(line, GameRecord.class);
    }

    /** On one line. */
    static String write(GameRecord record) {
        return MAPPER.writeValueAsString(record);
    }
}
