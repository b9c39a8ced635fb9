package io.github.oxono.examples.oware;

import java.util.stream.Collectors;

/** Reads a text from left to right; what it meets instead of what it wants becomes an {@link OwareParseException}. */
final class TextCursor {
    private static final int SHOWN_EACH_WAY = 50;
    private static final String DIGITS = "0123456789";

    private final String kind;
    private final String text;
    private int offset;

    /** The kind, such as {@code position}, is named in messages. */
    TextCursor(String kind, String text) {
        this.kind = kind;
        this.text = text;
    }

    int offset() {
        return offset;
    }

    boolean isAtEnd() {
        return offset == text.length();
    }

    boolean isNextOneOf(String wanted) {
        return !isAtEnd() && wanted.indexOf(text.charAt(offset)) >= 0;
    }

    char readOneOf(String wanted, String expected) {
        if (isNextOneOf(wanted)) {
            return text.charAt(offset++);
        }
        ParseFault fault = isAtEnd() ? ParseFault.UNEXPECTED_END : ParseFault.UNEXPECTED_CHARACTER;
        throw fault(fault, offset, "found " + found() + ", expected " + expected);
    }

    /** Reads 0 to 99, without a zero in front. */
    int readNumber(String expected) {
        int number = readOneOf(DIGITS, expected) - '0';
        return number > 0 && isNextOneOf(DIGITS) ? 10 * number + readOneOf(DIGITS, expected) - '0' : number;
    }

    void readEnd() {
        if (!isAtEnd()) {
            throw fault(ParseFault.TEXT_AFTER_END, offset, "found " + found() + ", expected the end of the " + kind);
        }
    }

    OwareParseException fault(ParseFault fault, int at, String sentence) {
        String message = "%s %s, offset %d: %s (%s)".formatted(kind, quoteAround(at), at, sentence, fault);
        return new OwareParseException(fault, text, at, message);
    }

    private String found() {
        return isAtEnd() ? "the end" : "\"" + plain(text.substring(offset, offset + 1)) + "\"";
    }

    /** The games that are read can be long. */
    private String quoteAround(int at) {
        int from = Math.max(0, at - SHOWN_EACH_WAY);
        int to = Math.min(text.length(), at + SHOWN_EACH_WAY);
        return (from > 0 ? "…\"" : "\"") + plain(text.substring(from, to)) + (to < text.length() ? "\"…" : "\"");
    }

    /** What can be read is ASCII; other letters, digits and spaces only look like it. */
    private static String plain(String text) {
        return text.chars()
                .mapToObj(character -> character >= ' ' && character <= '~'
                        ? String.valueOf((char) character)
                        : "\\u%04x".formatted(character))
                .collect(Collectors.joining());
    }
}
