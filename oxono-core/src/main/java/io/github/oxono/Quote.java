package io.github.oxono;

/** Shows a piece of someone's text in a message: in quotes, in plain characters, never endless. */
final class Quote {
    /** A position's text has 45 characters at most, so that every offset is among those shown. */
    private static final int LONGEST_SHOWN = 100;

    private Quote() {}

    static String of(String text) {
        int end = Math.min(text.length(), LONGEST_SHOWN);
        StringBuilder shown = new StringBuilder("\"");
        text.substring(0, end).chars().forEach(character -> append(shown, character));
        return shown.append(end < text.length() ? "\"…" : "\"").toString();
    }

    private static void append(StringBuilder shown, int character) {
        if (character == '"' || character == '\\') {
            shown.append('\\').append((char) character);
        } else if (isPrintable(character)) {
            shown.append((char) character);
        } else {
            shown.append(String.format("\\u%04x", character));
        }
    }

    /** What can be read is ASCII; other letters, digits and spaces only look like it. */
    private static boolean isPrintable(int character) {
        return character >= ' ' && character <= '~';
    }
}
