package io.github.oxono.examples;

import io.github.oxono.notation.GameRecord;
import io.github.oxono.notation.MatchLog;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Writes a match log for each game into a folder, and never over a file that is there. */
final class LogFolderWriter implements GameWriter {
    private final Path folder;
    private long number;

    LogFolderWriter(Path folder) {
        this.folder = folder;
        try {
            Files.createDirectories(folder);
        } catch (IOException fault) {
            throw OutputException.of(folder, fault);
        }
    }

    @Override
    public void write(GameRecord record) {
        String log = MatchLog.write(record);
        number++;
        Path file = folder.resolve("game-%06d.log".formatted(number));
        try {
            Files.writeString(file, log, StandardOpenOption.CREATE_NEW);
        } catch (IOException fault) {
            throw OutputException.of(file, fault);
        }
    }

    @Override
    public void close() {
        // Every file is closed already.
    }
}
