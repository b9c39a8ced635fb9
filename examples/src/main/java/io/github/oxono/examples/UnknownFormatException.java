package io.github.oxono.examples;

import java.util.Locale;

/** Thrown for a text that begins like no format of games. */
final class UnknownFormatException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;
    private static final int SHOWN = 60;

    UnknownFormatException(String firstLine) {
        super("found " + (firstLine.isEmpty() ? "the end" : quote(firstLine)) + ", expected the seconds that begin a"
                + " match log, [ that begins a tag line, or { that begins a game in JSON (UNKNOWN_FORMAT)");
    }

    /** Fit for a terminal whatever the text is: cut, and in printable ASCII. */
    private static String quote(String text) {
        StringBuilder quote = new StringBuilder("\"");
        text.chars().limit(SHOWN).forEach(character -> quote.append(escape((char) character)));
        return quote.append(text.length() > SHOWN ? "\"..." : "\"").toString();
    }

    private static String escape(char character) {
        boolean isPlain = character >= ' ' && character <= '~' && character != '"' && character != '\\';
        return isPlain ? String.valueOf(character) : String.format(Locale.ROOT, "\\u%04x", (int) character);
    }
}
