package io.github.oxono.examples;

import io.github.oxono.Legality;
import java.util.Locale;

/** Thrown for a match log that cannot be read, or that the rules contradict. */
final class MatchLogException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;
    private static final int SHOWN = 60;

    /** What can be wrong with a log. */
    enum Fault {
        /** The first line does not say how many seconds each player has. */
        NO_TIME,
        /** A line is neither a turn nor an ending. */
        NO_TURN,
        /** A row or column is not on the board. */
        OFF_BOARD,
        /** Totem and piece go to the same square. */
        SAME_SQUARE,
        /** A line follows the ending. */
        TEXT_AFTER_ENDING,
        /** The rules refuse a move. */
        ILLEGAL_MOVE,
        /** The game is over on the board already. */
        ENDING_AFTER_END
    }

    /** What is wrong. */
    private final Fault fault;
    /** Where, from 1. */
    private final int line;

    private MatchLogException(Fault fault, int line, String message) {
        super(message);
        this.fault = fault;
        this.line = line;
    }

    /** For a line that says something else than it should. */
    static MatchLogException unexpected(Fault fault, int line, String found, String expected) {
        return new MatchLogException(
                fault, line, "found %s, expected %s (%s)".formatted(quote(found), expected, fault));
    }

    /** For a move that the rules refuse. */
    static MatchLogException illegal(int line, Legality.Illegal move) {
        return new MatchLogException(Fault.ILLEGAL_MOVE, line, move.message());
    }

    Fault fault() {
        return fault;
    }

    /** The number of the wrong line, from 1. */
    int line() {
        return line;
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
