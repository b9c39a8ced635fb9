package io.github.oxono.notation;

import java.io.Reader;

/** A text that begins in some way and then repeats itself for very long, without being held. */
final class Endless extends Reader {
    private static final int BLOCK = 10_000;

    private final String start;
    private final String block;
    private final long length;
    private long offset;

    Endless(String start, String rest, long length) {
        this.start = start;
        this.block = rest.repeat(BLOCK);
        this.length = length;
    }

    @Override
    public int read(char[] buffer, int from, int count) {
        if (offset >= length) {
            return -1;
        }
        boolean isStart = offset < start.length();
        String source = isStart ? start : block;
        int place = (int) (isStart ? offset : (offset - start.length()) % block.length());
        int copied = (int) Math.min(Math.min(count, length - offset), source.length() - place);
        source.getChars(place, place + copied, buffer, from);
        offset += copied;
        return copied;
    }

    @Override
    public void close() {
        // Nothing is open.
    }
}
