package io.github.oxono.notation;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.stream.Stream;

/** Records kept as JSON: those that are read, and those that are refused, each with the message. */
final class JsonCorpus {
    private JsonCorpus() {}

    /** What is wrong, the JSON, and what is said about it; nothing where the mapper itself refuses. */
    record Refused(String why, String json, String message) {
        @Override
        public String toString() {
            return why;
        }
    }

    static Stream<String> read() {
        return text("read.txt").lines();
    }

    static Stream<Refused> refusedBySchema() {
        return refused("refused-by-schema.txt");
    }

    static Stream<Refused> refusedByReaderAlone() {
        return refused("refused-by-reader.txt");
    }

    private static Stream<Refused> refused(String file) {
        return Stream.of(text(file).strip().split("\n\n"))
                .map(entry -> entry.split("\n", -1))
                .map(lines ->
                        new Refused(lines[0].substring("# ".length()), lines[1], lines[2].equals("-") ? "" : lines[2]));
    }

    private static String text(String file) {
        try (InputStream stream = Objects.requireNonNull(JsonCorpus.class.getResourceAsStream("json/" + file))) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException exception) {
            throw new UncheckedIOException(exception);
        }
    }
}
