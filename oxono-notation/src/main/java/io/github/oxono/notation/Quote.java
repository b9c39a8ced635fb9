package io.github.oxono.notation;

/** Shows a piece of someone's text in a message: in quotes, without control characters, never endless. */
final class Quote {
    private static final int SHOWN = 80;
    private static final String CONTROLS = "\n\r\t";
    private static final String CONTROL_LETTERS = "nrt";

    private Quote() {}

    static String of(String text) {
        StringBuilder shown = new StringBuilder("\"");
        text.codePoints().limit(SHOWN).forEach(character -> append(shown, character));
        boolean cut = text.codePointCount(0, text.length()) > SHOWN;
        return shown.append(cut ? "\"…" : "\"").toString();
    }

    /** A word in place of an empty text. */
    static String orElse(String text, String ifEmpty) {
        return text.isEmpty() ? ifEmpty : of(text);
    }

    private static void append(StringBuilder shown, int character) {
        if (character == '"' || character == '\\') {
            shown.append('\\').appendCodePoint(character);
        } else if (CONTROLS.indexOf(character) >= 0) {
            shown.append('\\').append(CONTROL_LETTERS.charAt(CONTROLS.indexOf(character)));
        } else if (isPrintable(character)) {
            shown.appendCodePoint(character);
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
