package io.github.oxono.notation;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.StringReader;
import java.util.List;
import java.util.stream.Stream;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/** Any text as a game in JSON, and as an archive of games that leaves out what it cannot read. */
final class JsonFuzz {
    private static final JsonMapper MAPPER = new JsonMapper();

    private JsonFuzz() {}

    /** Called by the fuzzer. */
    public static void fuzzerTestOneInput(byte[] data) {
        String text = new String(data, UTF_8);
        Fuzz.requireReadAgain(text, JsonFuzz::read, MAPPER::writeValueAsString);
        try (Stream<GameRecord> games = JsonLines.stream(
                new StringReader(text), line -> MAPPER.readValue(line, GameRecord.class), ErrorPolicy.SKIP)) {
            Fuzz.require(games.count() <= text.length(), text);
        }
    }

    private static Reading<GameRecord> read(String text, Strictness strictness) {
        try {
            GameRecord record = MAPPER.readValue(text, GameRecord.class);
            if (record != null) {
                return new Reading<>(record, List.of());
            }
        } catch (JacksonException refused) {
            // Told below, as for the other readers.
        }
        throw NotationException.of(NotationFault.MALFORMED_JSON, Location.START, text, "a game record");
    }
}
