package io.github.oxono.notation;

/**
 * A place in a text.
 *
 * <p>Equality is that of the components; the hash differs from run to run. Immutable, safe for use by many threads.
 *
 * @param offset how many {@code char}s stand before it, from 0
 * @param line the number of its line, from 1
 * @param column one more than the number of {@code char}s before it on its line, from 1
 */
public record Location(long offset, long line, long column) {
    /** Where every text begins. */
    static final Location START = new Location(0, 1, 1);

    /** The place this many characters further on the same line. */
    Location plus(long characters) {
        return new Location(offset + characters, line, column + characters);
    }

    /** The place behind a text that begins here and may go over several lines. */
    Location after(String text) {
        long lines = line;
        int lineStart = -1;
        for (int at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
            lines++;
            lineStart = at + 1;
        }
        return lineStart < 0
                ? plus(text.length())
                : new Location(offset + text.length(), lines, 1L + text.length() - lineStart);
    }

    @Override
    public String toString() {
        return "line " + line + ", column " + column + " (offset " + offset + ")";
    }
}
