package io.github.oxono.examples;

import java.io.FilterReader;
import java.io.IOException;
import java.io.Reader;

/**
 * Puts JSON objects that are laid out over several lines on one line each. No character moves: a line end stays where it
 * is behind an object, and becomes a tab elsewhere, which may stand where line ends may.
 */
final class OneLineReader extends FilterReader {
    private int depth;
    private boolean isInString;
    private boolean isEscaped;
    private boolean isBehindObject;

    OneLineReader(Reader reader) {
        super(reader);
    }

    @Override
    public int read() throws IOException {
        int character = super.read();
        return character < 0 ? character : pass((char) character);
    }

    @Override
    public int read(char[] target, int from, int length) throws IOException {
        int count = super.read(target, from, length);
        for (int at = from; at < from + count; at++) {
            target[at] = pass(target[at]);
        }
        return count;
    }

    private char pass(char character) {
        if (character == '\n' || character == '\r') {
            boolean endsLine = isBehindObject;
            isBehindObject = false;
            return endsLine ? '\n' : '\t';
        }
        if (isInString) {
            isInString = isEscaped || character != '"';
            isEscaped = !isEscaped && character == '\\';
        } else {
            passOutsideString(character);
        }
        return character;
    }

    private void passOutsideString(char character) {
        switch (character) {
            case '"' -> isInString = true;
            case '{' -> {
                depth++;
                isBehindObject = false;
            }
            case '}' -> {
                // More of them than there should be begin a new line, so that the next object is read.
                depth = Math.max(0, depth - 1);
                isBehindObject = depth == 0;
            }
            default -> {}
        }
    }
}
