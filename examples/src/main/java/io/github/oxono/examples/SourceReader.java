package io.github.oxono.examples;

import io.github.oxono.notation.GameRecord;
import io.github.oxono.notation.NotationException;
import io.github.oxono.notation.Reading;
import io.github.oxono.notation.Strictness;
import io.github.oxono.notation.UnwritableRecordException;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.stream.Stream;

/** Reads one source game by game, and never holds more than one. */
final class SourceReader {
    private final GameSource source;
    private final Reporter reporter;
    private final GameSink sink;
    private final Tolerances tolerances = new Tolerances();
    private long number;

    private SourceReader(GameSource source, Reporter reporter, GameSink sink) {
        this.source = source;
        this.reporter = reporter;
        this.sink = sink;
    }

    /** Hands all games of all sources to a sink, and what is wrong to a reporter. */
    static void readAll(GameInput input, Reporter reporter, GameSink sink) {
        try {
            for (GameSource source : input.sources()) {
                new SourceReader(source, reporter, sink).read(input);
            }
        } catch (StoppedException stop) {
            // Reported already.
        }
    }

    private void read(GameInput input) {
        try (BufferedReader reader = reader(input.open(source))) {
            read(reader, input.strictness());
        } catch (UnknownFormatException fault) {
            reporter.wrong(source.name(), String.valueOf(fault.getMessage()));
        } catch (UncheckedIOException fault) {
            reporter.unreadable(source.name(), Objects.requireNonNull(fault.getCause()));
        } catch (IOException fault) {
            reporter.unreadable(source.name(), fault);
        } finally {
            reporter.tolerated(source.name(), tolerances);
        }
    }

    /** Whatever is no UTF-8 is refused, lest it comes out as something else. */
    private static BufferedReader reader(InputStream in) {
        return new BufferedReader(new InputStreamReader(
                in,
                StandardCharsets.UTF_8
                        .newDecoder()
                        .onMalformedInput(CodingErrorAction.REPORT)
                        .onUnmappableCharacter(CodingErrorAction.REPORT)));
    }

    private void read(BufferedReader reader, Strictness strictness) throws IOException {
        InputFormat format = InputFormat.recognise(reader);
        try (Stream<Reading<GameRecord>> games = format.read(reader, strictness, this::leaveOut)) {
            games.forEachOrdered(reading -> pass(format, reading));
        }
    }

    private void leaveOut(NotationException error) {
        number++;
        if (sink.isWanted(number)) {
            reporter.wrong(source.name(), String.valueOf(error.getMessage()));
        }
    }

    private void pass(InputFormat format, Reading<GameRecord> reading) {
        number++;
        if (!sink.isWanted(number)) {
            return;
        }
        reading.tolerances().forEach(tolerances::add);
        String title = format.isArchive() ? source.name() + ", game " + number : source.name();
        try {
            sink.accept(title, reading.value());
        } catch (UnwritableRecordException fault) {
            reporter.wrong(title, String.valueOf(fault.getMessage()));
        }
    }
}
