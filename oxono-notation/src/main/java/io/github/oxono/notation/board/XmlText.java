package io.github.oxono.notation.board;

/** Makes any text one that XML 1.0 can hold; the JDK's writer would let other characters through. */
final class XmlText {
    private static final int REPLACEMENT = 0xFFFD;

    private XmlText() {}

    static String of(String text) {
        return text.codePoints()
                .map(character -> isAllowed(character) ? character : REPLACEMENT)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }

    /** The production {@code Char} of XML 1.0. */
    private static boolean isAllowed(int character) {
        return character == '\t'
                || character == '\n'
                || character == '\r'
                || (character >= 0x20 && character <= 0xD7FF)
                || (character >= 0xE000 && character <= 0xFFFD)
                || character >= 0x10000;
    }
}
