package io.github.oxono.examples;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** A folder that gets files, and never one over another that is there. */
final class OutputFolder {
    private final Path folder;

    OutputFolder(Path folder) {
        this.folder = folder;
        try {
            Files.createDirectories(folder);
        } catch (IOException fault) {
            throw OutputException.of(folder, fault);
        }
    }

    void write(String name, String text) {
        Path file = folder.resolve(name);
        try {
            Files.writeString(file, text, StandardOpenOption.CREATE_NEW);
        } catch (IOException fault) {
            throw OutputException.of(file, fault);
        }
    }
}
