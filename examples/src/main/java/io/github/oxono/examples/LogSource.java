package io.github.oxono.examples;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Objects;

/**
 * Where a match log comes from.
 *
 * @param name how a person calls it
 * @param opener opens it
 */
record LogSource(String name, Opener opener) {
    /** A game that comes with the program; it meets every way in which a totem moves and a piece is placed. */
    static final LogSource SAMPLE = new LogSource("sample game", LogSource::openSample);

    private static final String STANDARD_INPUT = "-";

    /** Opens a log; who calls it closes the log. */
    interface Opener {
        InputStream open() throws IOException;
    }

    static LogSource of(Path file) {
        return file.toString().equals(STANDARD_INPUT)
                ? new LogSource("standard input", () -> System.in)
                : new LogSource(file.toString(), () -> Files.newInputStream(file));
    }

    InputStream open() throws IOException {
        return opener.open();
    }

    /** Says why a log cannot be read; the messages of some exceptions are the file's name alone. */
    static String reason(IOException fault) {
        if (fault instanceof NoSuchFileException) {
            return "no such file";
        }
        return fault instanceof AccessDeniedException ? "access denied" : String.valueOf(fault.getMessage());
    }

    private static InputStream openSample() {
        return Objects.requireNonNull(LogSource.class.getResourceAsStream("sample.txt"));
    }
}
