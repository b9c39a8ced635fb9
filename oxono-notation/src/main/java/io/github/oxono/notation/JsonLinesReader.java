package io.github.oxono.notation;

import java.io.IOException;
import java.io.Reader;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Reads one line after the other, each of which is a game; after an error it stands at the next line. */
final class JsonLinesReader {
    private static final String EXPECTED = "the JSON of a game record";
    /** How far behind a decoder's exception its reason is looked for, lest causes go in a circle. */
    private static final int DEPTH = 20;

    private final LineSource lines;
    private final JsonLines.Decoder decoder;
    private final Limits limits;
    private long game;

    JsonLinesReader(Reader reader, JsonLines.Decoder decoder, Limits limits) {
        this.lines = new LineSource(reader, limits.lineLength());
        this.decoder = Objects.requireNonNull(decoder);
        this.limits = limits;
    }

    /** The next game; empty at the end. After an error the next call goes on with the next line. */
    Optional<Reading<GameRecord>> next() {
        Optional<Line> line = lines.next();
        game++;
        return line.map(this::read).map(record -> new Reading<>(record, List.of()));
    }

    private GameRecord read(Line line) {
        if (line.isTooLong()) {
            throw error(Problem.of(
                    NotationFault.LIMIT_EXCEEDED,
                    line.start(),
                    line.text(),
                    "a line of at most " + limits.lineLength() + " characters"));
        }
        GameRecord record = decode(line);
        if (record == null) {
            throw error(malformed(line));
        }
        return record;
    }

    private @Nullable GameRecord decode(Line line) {
        try {
            return decoder.decode(line.text());
        } catch (IOException | RuntimeException exception) {
            NotationException error = error(explain(malformed(line), exception));
            error.initCause(exception);
            throw error;
        }
    }

    private static Problem malformed(Line line) {
        return Problem.of(NotationFault.MALFORMED_JSON, line.start(), line.text(), EXPECTED);
    }

    private NotationException error(Problem problem) {
        return new NotationException(problem.inGame(game));
    }

    /** What the exception carries, wherever the mapper wrapped it. */
    private static Problem explain(Problem problem, Exception exception) {
        return Stream.iterate((Throwable) exception, cause -> cause != null, Throwable::getCause)
                .limit(DEPTH)
                .filter(IllegalRecordException.class::isInstance)
                .map(IllegalRecordException.class::cast)
                .findFirst()
                .map(reason -> reason.explain(problem))
                .orElseGet(() ->
                        problem.but(oneLine(Objects.requireNonNullElse(exception.getMessage(), exception.toString()))));
    }

    private static String oneLine(String message) {
        return String.join(" ", message.lines().map(String::strip).toList());
    }
}
