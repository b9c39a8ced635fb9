package io.github.oxono.examples;

import io.github.oxono.notation.GameRecord;
import io.github.oxono.notation.MatchLog;

/** Writes the match log of one game; nothing in a log tells where the next one would begin. */
final class LogWriter implements GameWriter {
    private final Target target;
    private boolean isWritten;

    LogWriter(Target target) {
        this.target = target;
    }

    @Override
    public void write(GameRecord record) {
        String log = MatchLog.write(record);
        if (isWritten) {
            throw new OutputException(
                    "standard output", "a match log holds one game; --output FOLDER writes one log for each");
        }
        target.write(text -> text.append(log));
        isWritten = true;
    }

    @Override
    public void close() {
        target.close();
    }
}
