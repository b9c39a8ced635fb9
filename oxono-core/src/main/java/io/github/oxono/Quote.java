package io.github.oxono;

/** Shows a piece of someone's text in a message: in quotes, without control characters, never endless. */
final class Quote {
    /** Longer than any position's text. */
    private static final int SHOWN_AROUND = 60;

    private Quote() {}

    static String of(String text) {
        return around(text, 0);
    }

    static String around(String text, int offset) {
        int from = Math.max(0, offset - SHOWN_AROUND);
        int to = Math.min(text.length(), offset + SHOWN_AROUND);
        StringBuilder shown = new StringBuilder().append(from > 0 ? "…\"" : "\"");
        text.substring(from, to).chars().forEach(character -> append(shown, character));
        return shown.append(to < text.length() ? "\"…" : "\"").toString();
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

    private static boolean isPrintable(int character) {
        return switch (Character.getType(character)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.UNASSIGNED,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> false;
            default -> true;
        };
    }
}
