package io.github.oxono.examples;

import io.github.oxono.notation.GameRecord;
import io.github.oxono.notation.MatchLog;
import java.nio.file.Path;

/** Writes a match log for each game into a folder. */
final class LogFolderWriter implements GameWriter {
    private final OutputFolder folder;
    private long number;

    LogFolderWriter(Path folder) {
        this.folder = new OutputFolder(folder);
    }

    @Override
    public void write(GameRecord record) {
        String log = MatchLog.write(record);
        number++;
        folder.write("game-%06d.log".formatted(number), log);
    }

    @Override
    public void close() {
        // Every file is closed already.
    }
}
