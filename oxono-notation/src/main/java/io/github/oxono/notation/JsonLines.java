package io.github.oxono.notation;

import java.io.IOException;
import java.io.Reader;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Archives of one JSON object a line, each a {@link GameRecord}. They are read and written as streams and never held;
 * the mapper comes from outside.
 *
 * <pre>{@code
 * import io.github.oxono.notation.*;
 * import java.io.*;
 * import java.util.stream.Stream;
 * import tools.jackson.databind.json.JsonMapper;
 *
 * JsonMapper mapper = new JsonMapper(); // that of Jackson 2 will do as well
 * Reader reader = new StringReader("");
 * Writer writer = new StringWriter();
 * try (Stream<GameRecord> games =
 *         JsonLines.stream(reader, line -> mapper.readValue(line, GameRecord.class), ErrorPolicy.SKIP)) {
 *     JsonLines.write(games.filter(game -> game.pink().isPresent()), mapper::writeValueAsString, writer);
 * }
 * }</pre>
 *
 * <p>Has no state, so it is safe for use by many threads; a stream and its reader are not.
 */
public final class JsonLines {
    private JsonLines() {}

    /** Makes a record of its JSON, such as {@code line -> mapper.readValue(line, GameRecord.class)}. */
    @FunctionalInterface
    public interface Decoder {
        /**
         * Reads a line.
         *
         * @param line a line without its end
         * @return the record; null is refused, as it is what mappers make of the line {@code null}
         * @throws IOException if the line is no record; any {@link RuntimeException} says the same
         */
        @Nullable
        GameRecord decode(String line) throws IOException;
    }

    /** Makes JSON of a record, such as {@code mapper::writeValueAsString}. */
    @FunctionalInterface
    public interface Encoder {
        /**
         * Writes a record.
         *
         * @param record the record
         * @return its JSON, on one line
         * @throws IOException if it cannot be written
         */
        String encode(GameRecord record) throws IOException;
    }

    /**
     * Reads an archive line by line, within {@link Limits#DEFAULT}.
     *
     * @param reader the archive; closed with the stream
     * @param decoder what makes a record of a line
     * @param policy what is done about lines that are no record
     * @return the games, read when they are asked for; an {@link IOException} of the reader becomes an
     *     {@link java.io.UncheckedIOException}
     */
    public static Stream<GameRecord> stream(Reader reader, Decoder decoder, ErrorPolicy policy) {
        return stream(reader, decoder, policy, Limits.DEFAULT);
    }

    /**
     * Reads an archive line by line. Each line is a game; the one with an error in it, a blank one too, is handed to the
     * policy with its number, with ply, refusal and rule where the record breaks the rules, and with the decoder's
     * exception as its cause.
     *
     * @param reader the archive; closed with the stream
     * @param decoder what makes a record of a line
     * @param policy what is done about lines that are no record
     * @param limits how long a line may be; the other limits are the decoder's to set
     * @return the games, read when they are asked for; an {@link IOException} of the reader becomes an
     *     {@link java.io.UncheckedIOException}
     */
    public static Stream<GameRecord> stream(Reader reader, Decoder decoder, ErrorPolicy policy, Limits limits) {
        JsonLinesReader games = new JsonLinesReader(reader, decoder, limits);
        return RecordSpliterator.stream(games::next, policy, reader).map(Reading::value);
    }

    /**
     * Writes an archive line by line.
     *
     * @param records the games
     * @param encoder what makes JSON of a record
     * @param target where their lines are appended
     * @throws IOException if the encoder or the target fails
     * @throws IllegalArgumentException if the encoder writes more than one line, as those that indent do
     */
    public static void write(Stream<GameRecord> records, Encoder encoder, Appendable target) throws IOException {
        Objects.requireNonNull(encoder);
        Objects.requireNonNull(target);
        RecordConsumer.forEach(
                records,
                record -> target.append(requireLine(encoder.encode(record))).append('\n'));
    }

    private static String requireLine(String json) {
        if (json.indexOf('\n') >= 0 || json.indexOf('\r') >= 0) {
            throw new IllegalArgumentException(
                    "the encoder wrote more than one line, expected one that does not indent: " + Quote.of(json));
        }
        return json;
    }
}
