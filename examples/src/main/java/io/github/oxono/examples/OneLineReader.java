package io.github.oxono.examples;

import java.io.FilterReader;
import java.io.IOException;
import java.io.Reader;

/** Makes one line of JSON that is laid out over several. Tabs, since they may stand where line ends may. */
final class OneLineReader extends FilterReader {
    OneLineReader(Reader reader) {
        super(reader);
    }

    @Override
    public int read() throws IOException {
        int character = super.read();
        return isLineEnd(character) ? '\t' : character;
    }

    @Override
    public int read(char[] target, int from, int length) throws IOException {
        int count = super.read(target, from, length);
        for (int at = from; at < from + count; at++) {
            target[at] = isLineEnd(target[at]) ? '\t' : target[at];
        }
        return count;
    }

    private static boolean isLineEnd(int character) {
        return character == '\n' || character == '\r';
    }
}
