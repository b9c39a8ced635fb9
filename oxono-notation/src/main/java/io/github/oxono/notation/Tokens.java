package io.github.oxono.notation;

import java.io.Reader;
import java.util.Optional;

/**
 * Cuts the text of games into tokens, one at a time.
 *
 * <p>A line that begins with a bracket is always a tag line, in the middle of moves and even of a comment, so that a
 * brace that is never closed costs one game alone. No token is an error by itself: it carries its flaw, and reading can
 * go on behind it.
 */
final class Tokens {
    /** What some programs write before everything else. */
    static final String BYTE_ORDER_MARK = "\uFEFF";

    /** One more than the longest gap that is canonical, so that a longer one is seen to be none. */
    private static final int MAX_GAP = 8;

    private final LineSource lines;
    private final Limits limits;
    private Line line = new Line("", "", Location.START, false);
    private int column;
    private boolean ended;
    private Optional<Token> returned = Optional.empty();

    Tokens(Reader reader, Limits limits) {
        this.lines = new LineSource(reader, limits.lineLength());
        this.limits = limits;
    }

    /** Makes a token the next one again. */
    void giveBack(Token token) {
        returned = Optional.of(token);
    }

    Token next() {
        Token next = returned.orElseGet(this::read);
        returned = Optional.empty();
        return next;
    }

    /** Passes over the white space up to the end of the line and over that, and returns all of it. */
    String skipLineEnd() {
        StringBuilder gap = new StringBuilder();
        skipBlanks(gap);
        if (column == line.text().length()) {
            append(gap, line.end());
            nextLine();
        }
        return gap.toString();
    }

    private Token read() {
        StringBuilder gap = new StringBuilder();
        skipBlanks(gap);
        while (!ended && column == line.text().length() && !line.isTooLong()) {
            append(gap, line.end());
            nextLine();
            skipByteOrderMark(gap);
            skipBlanks(gap);
        }
        if (ended) {
            return Token.of(Token.Kind.END, "", here(), gap.toString());
        }
        return line.isTooLong() ? readTooLong(gap.toString()) : readToken(gap.toString());
    }

    private Token readToken(String gap) {
        if (isAt('[') && isFirstOnLine()) {
            return readTag(gap);
        }
        return isAt('{') ? readComment(gap) : readWord(gap);
    }

    private Token readTooLong(String gap) {
        Token.Kind kind = isTagLine() ? Token.Kind.TAG : Token.Kind.WORD;
        Token token = Token.of(kind, line.text(), line.start(), gap)
                .withFlaw(NotationFault.LIMIT_EXCEEDED, "a line of at most " + limits.lineLength() + " characters");
        nextLine();
        return token;
    }

    private Token readTag(String gap) {
        int end = line.text().length();
        while (isBlank(line.text().charAt(end - 1))) {
            end--;
        }
        Token token = tokenTo(end, Token.Kind.TAG, gap);
        return token.text().length() <= limits.textLength()
                ? token
                : token.withFlaw(
                        NotationFault.LIMIT_EXCEEDED, "a tag line of at most " + limits.textLength() + " characters");
    }

    private Token readWord(String gap) {
        int end = column;
        while (end < line.text().length() && !endsWord(line.text().charAt(end))) {
            end++;
        }
        return tokenTo(end, Token.Kind.WORD, gap);
    }

    private Token tokenTo(int end, Token.Kind kind, String gap) {
        Token token = Token.of(kind, line.text().substring(column, end), here(), gap);
        column = end;
        return token;
    }

    private Token readComment(String gap) {
        Location start = here();
        StringBuilder text = new StringBuilder();
        boolean tooLong = false;
        boolean closed = false;
        boolean open = true;
        column++;
        while (open) {
            int partEnd = closingBrace();
            closed = partEnd < line.text().length();
            tooLong |= line.isTooLong() || text.length() + partEnd - column > limits.textLength();
            if (!tooLong) {
                text.append(line.text(), column, partEnd);
            }
            column = closed ? partEnd + 1 : partEnd;
            if (!closed) {
                text.append(tooLong ? "" : line.end());
                nextLine();
            }
            open = !closed && !ended && !isTagLine();
        }
        Token token = Token.of(Token.Kind.COMMENT, text.toString(), start, gap);
        if (tooLong) {
            return token.withFlaw(
                    NotationFault.LIMIT_EXCEEDED, "a comment of at most " + limits.textLength() + " characters");
        }
        return closed ? token : token.withFlaw(NotationFault.MALFORMED_COMMENT, "a closing brace after the comment");
    }

    /** The place on this line of the first closing brace that is not escaped; the end of the line if there is none. */
    private int closingBrace() {
        String text = line.text();
        for (int at = column; at < text.length(); at++) {
            if (text.charAt(at) == '\\') {
                at++;
            } else if (text.charAt(at) == '}') {
                return at;
            }
        }
        return text.length();
    }

    private boolean isTagLine() {
        return line.text().startsWith("[") && !line.text().startsWith("[%");
    }

    private boolean isFirstOnLine() {
        String before = line.text().substring(0, column);
        return before.isBlank() || before.strip().equals(BYTE_ORDER_MARK);
    }

    private boolean isAt(char character) {
        return line.text().charAt(column) == character;
    }

    private void skipByteOrderMark(StringBuilder gap) {
        if (line.start().offset() == 0 && line.text().startsWith(BYTE_ORDER_MARK)) {
            append(gap, BYTE_ORDER_MARK);
            column++;
        }
    }

    private void skipBlanks(StringBuilder gap) {
        while (column < line.text().length() && isBlank(line.text().charAt(column))) {
            append(gap, line.text().charAt(column) == ' ' ? " " : "\t");
            column++;
        }
    }

    private static boolean isBlank(char character) {
        return character == ' ' || character == '\t';
    }

    private static boolean endsWord(char character) {
        return isBlank(character) || character == '{';
    }

    private static void append(StringBuilder gap, String space) {
        if (gap.length() < MAX_GAP) {
            gap.append(space);
        }
    }

    private Location here() {
        return line.start().plus(column);
    }

    private void nextLine() {
        Optional<Line> next = lines.next();
        ended = next.isEmpty();
        line = next.orElseGet(() -> new Line("", "", behindLine(), false));
        column = 0;
    }

    private Location behindLine() {
        Location end = line.start().plus(line.text().length());
        return line.end().isEmpty()
                ? end
                : new Location(end.offset() + line.end().length(), end.line() + 1, 1);
    }
}
