package io.github.oxono.notation;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.util.Objects;
import java.util.Optional;

/** Cuts a text into lines, one at a time; of a line that is too long it keeps the beginning alone. */
final class LineSource {
    private static final int BUFFER = 8192;
    private static final int END = -1;

    private final Reader reader;
    private final int maxLength;
    private final char[] buffer = new char[BUFFER];
    private int next;
    private int filled;

    private final StringBuilder text = new StringBuilder();
    private long offset;
    private long lineNumber;

    LineSource(Reader reader, int maxLength) {
        this.reader = Objects.requireNonNull(reader);
        this.maxLength = maxLength;
    }

    /** The next line; empty at the end of the text, where no line begins. */
    Optional<Line> next() {
        try {
            return peek() == END ? Optional.empty() : Optional.of(readLine());
        } catch (IOException exception) {
            throw new UncheckedIOException(exception);
        }
    }

    private Line readLine() throws IOException {
        text.setLength(0);
        lineNumber++;
        Location start = new Location(offset, lineNumber, 1);
        while (peek() != '\n' && peek() != '\r' && peek() != END) {
            int from = next;
            skipToLineEnd();
            text.append(buffer, from, Math.min(next - from, maxLength - text.length()));
        }
        boolean isTooLong = offset - start.offset() > maxLength;
        return new Line(text.toString(), readEnd(), start, isTooLong);
    }

    /** As far as the buffer goes. */
    private void skipToLineEnd() {
        int at = next;
        while (at < filled && buffer[at] != '\n' && buffer[at] != '\r') {
            at++;
        }
        offset += at - next;
        next = at;
    }

    private String readEnd() throws IOException {
        if (peek() == END) {
            return "";
        }
        if (read() == '\n') {
            return "\n";
        }
        if (peek() == '\n') {
            read();
            return "\r\n";
        }
        return "\r";
    }

    private char read() {
        offset++;
        return buffer[next++];
    }

    private int peek() throws IOException {
        while (next == filled) {
            int count = reader.read(buffer);
            if (count < 0) {
                return END;
            }
            next = 0;
            filled = count;
        }
        return buffer[next];
    }
}
