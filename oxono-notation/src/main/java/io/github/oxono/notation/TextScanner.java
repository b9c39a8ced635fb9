package io.github.oxono.notation;

/** Reads a short text from left to right; whatever it meets instead of what it wants becomes an error. */
final class TextScanner {
    static final String SPACES = " \t\r\n";

    private final NotationFault fault;
    private final String text;
    private final Location location;
    private int offset;

    /** The location is that of the text's first character. */
    TextScanner(NotationFault fault, String text, Location location) {
        this.fault = fault;
        this.text = text;
        this.location = location;
    }

    int offset() {
        return offset;
    }

    Location locationAt(int place) {
        return location.after(text.substring(0, place));
    }

    String from(int start) {
        return text.substring(start, offset);
    }

    boolean isNextOneOf(String wanted) {
        return offset < text.length() && wanted.indexOf(text.charAt(offset)) >= 0;
    }

    /** Whether one of these comes next, perhaps after some that could be skipped. */
    boolean isNextAfter(String skipped, String wanted) {
        int start = offset;
        skip(skipped);
        boolean next = isNextOneOf(wanted);
        offset = start;
        return next;
    }

    /** Passes over any number of these; tells whether there was one. */
    boolean skip(String skipped) {
        int start = offset;
        while (isNextOneOf(skipped)) {
            offset++;
        }
        return offset > start;
    }

    char readOneOf(String wanted, String expected) {
        if (!isNextOneOf(wanted)) {
            throw fault(offset, expected);
        }
        return text.charAt(offset++);
    }

    String readRest() {
        int start = offset;
        offset = text.length();
        return text.substring(start);
    }

    void readEnd(String expected) {
        if (offset < text.length()) {
            throw fault(offset, expected);
        }
    }

    NotationException fault(int at, String expected) {
        return NotationException.of(fault, text, at, location, expected);
    }
}
