package io.github.oxono.examples;

import io.github.oxono.notation.GameRecord;
import io.github.oxono.notation.GameText;

/** Writes game text, with an empty line between two games. */
final class TextWriter implements GameWriter {
    private final Target target;
    private String gap = "";

    TextWriter(Target target) {
        this.target = target;
    }

    @Override
    public void write(GameRecord record) {
        target.write(text -> text.append(gap).append(GameText.write(record)));
        gap = "\n";
    }

    @Override
    public void close() {
        target.close();
    }
}
