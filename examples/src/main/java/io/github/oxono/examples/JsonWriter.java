package io.github.oxono.examples;

import io.github.oxono.notation.GameRecord;
import io.github.oxono.notation.JsonLines;
import java.util.stream.Stream;

/** Writes JSON Lines. */
final class JsonWriter implements GameWriter {
    private final Target target;

    JsonWriter(Target target) {
        this.target = target;
    }

    @Override
    public void write(GameRecord record) {
        target.write(lines -> JsonLines.write(Stream.of(record), RecordMapper::write, lines));
    }

    @Override
    public void close() {
        target.close();
    }
}
