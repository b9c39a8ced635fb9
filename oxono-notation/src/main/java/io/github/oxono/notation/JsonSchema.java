package io.github.oxono.notation;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/**
 * The JSON Schema (2020-12) of game records, for programs in other languages and for documentation of services.
 *
 * <p>Has no state, so it is safe for use by many threads.
 */
public final class JsonSchema {
    private static final String RESOURCE = "game-record.schema.json";

    private JsonSchema() {}

    /**
     * Returns the schema of a {@link GameRecord}. It describes the structure: whatever it refuses is not read, and
     * what is not read all the same breaks the rules of the game or has a member twice.
     *
     * @return a JSON text; read anew at each call
     */
    public static String ofGameRecord() {
        try (InputStream stream = Objects.requireNonNull(JsonSchema.class.getResourceAsStream(RESOURCE))) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException exception) {
            throw new UncheckedIOException(exception);
        }
    }
}
