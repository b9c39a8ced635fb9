package io.github.oxono;

/** Reads a text from left to right; whatever it meets instead of what it wants becomes an {@link OxonoParseException}. */
final class TextCursor {
    private final String kind;
    private final String text;
    private int offset;

    /** The kind, such as {@code move}, is named in messages. */
    TextCursor(String kind, String text) {
        this.kind = kind;
        this.text = text;
    }

    int offset() {
        return offset;
    }

    boolean isNextOneOf(String wanted) {
        return offset < text.length() && wanted.indexOf(text.charAt(offset)) >= 0;
    }

    char readOneOf(String wanted, String expected) {
        if (isNextOneOf(wanted)) {
            return text.charAt(offset++);
        }
        boolean ended = offset == text.length();
        throw fault(ended ? ParseFault.UNEXPECTED_END : ParseFault.UNEXPECTED_CHARACTER, offset, expected);
    }

    Symbol readSymbol() {
        return readOneOf("XO", "the symbol X or O") == 'X' ? Symbol.X : Symbol.O;
    }

    Square readSquare() {
        char file = readOneOf("abcdef", "a file from a to f");
        char rank = readOneOf("123456", "a rank from 1 to 6");
        return Square.of(file, rank - '0');
    }

    void readEnd() {
        if (offset < text.length()) {
            throw fault(ParseFault.TEXT_AFTER_END, offset, "the end of the " + kind);
        }
    }

    OxonoParseException fault(ParseFault fault, int at, String expected) {
        String found = at == text.length() ? "the end" : Quote.of(text.substring(at, at + 1));
        String message = "%s %s, offset %d: found %s, expected %s (%s)"
                .formatted(kind, Quote.of(text), at, found, expected, fault);
        return new OxonoParseException(fault, text, at, expected, message);
    }
}
