package io.github.oxono.notation;

import java.util.Optional;

/**
 * A line such as {@code [Pink "Ada"]}, in which a backslash stands before a quote or another backslash of the value.
 *
 * @param name the tag's name
 * @param value what it says
 * @param valueStart where in the line the value begins
 */
record TagLine(String name, String value, int valueStart) {
    private static final String BLANKS = " \t";

    static String write(String name, String value) {
        return "[" + name + " \"" + value.replace("\\", "\\\\").replace("\"", "\\\"") + "\"]";
    }

    /** Reads a line, spelled canonically or not; spaces between its parts and needless backslashes do no harm. */
    static Optional<TagLine> read(String line) {
        int nameStart = skipBlanks(line, 1);
        int nameEnd = nameStart;
        while (nameEnd < line.length() && isNamePart(line.charAt(nameEnd))) {
            nameEnd++;
        }
        String name = line.substring(nameStart, nameEnd);
        int quote = skipBlanks(line, nameEnd);
        if (!TagName.isName(name) || !line.startsWith("\"", quote)) {
            return Optional.empty();
        }
        return readValue(line, quote + 1).map(value -> new TagLine(name, value, quote + 1));
    }

    private static Optional<String> readValue(String line, int start) {
        StringBuilder value = new StringBuilder();
        for (int at = start; at < line.length(); at++) {
            char character = line.charAt(at);
            if (character == '"') {
                return isEnd(line, at + 1) ? Optional.of(value.toString()) : Optional.empty();
            }
            if (character == '\\' && isEscaped(line, at + 1)) {
                at++;
            }
            value.append(line.charAt(at));
        }
        return Optional.empty();
    }

    private static boolean isEscaped(String line, int at) {
        return line.startsWith("\"", at) || line.startsWith("\\", at);
    }

    private static boolean isEnd(String line, int at) {
        int bracket = skipBlanks(line, at);
        return line.startsWith("]", bracket) && bracket + 1 == line.length();
    }

    private static boolean isNamePart(char character) {
        return character < 128 && (Character.isLetterOrDigit(character) || character == '_');
    }

    private static int skipBlanks(String line, int from) {
        int at = from;
        while (at < line.length() && BLANKS.indexOf(line.charAt(at)) >= 0) {
            at++;
        }
        return at;
    }
}
