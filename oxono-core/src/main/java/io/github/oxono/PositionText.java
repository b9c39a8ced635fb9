package io.github.oxono;

import java.util.EnumSet;
import java.util.Set;
import java.util.function.Function;

/** The canonical text of set-ups and positions: ranks 6 to 1, then who moves. */
final class PositionText {
    /** No text is longer: 32 pieces, 2 totems of 2 characters each, 2 free squares, 5 slashes, the player to move. */
    private static final int MAX_LENGTH = 45;

    private static final String DIGITS = "123456";
    private static final String PIECES = "XOxo";
    private static final String CONTENTS = DIGITS + PIECES + "*";

    private final TextCursor cursor;
    private final Setup.Builder setup = Setup.builder();
    private final Set<Symbol> totems = EnumSet.noneOf(Symbol.class);

    private PositionText(String text) {
        cursor = new TextCursor("position", text);
    }

    static String write(Function<Square, Content> contents, Player toMove) {
        StringBuilder text = new StringBuilder(MAX_LENGTH);
        for (int rank = Square.SIDE; rank >= 1; rank--) {
            writeRank(text, rank, contents);
            text.append(rank > 1 ? '/' : ' ');
        }
        return text.append(toMove.letter()).toString();
    }

    private static void writeRank(StringBuilder text, int rank, Function<Square, Content> contents) {
        int free = 0;
        for (char file = 'a'; file <= 'f'; file++) {
            Content content = contents.apply(Square.of(file, rank));
            if (content == Content.FREE) {
                free++;
            } else {
                writeFree(text, free);
                free = 0;
                text.append(content.text());
            }
        }
        writeFree(text, free);
    }

    private static void writeFree(StringBuilder text, int free) {
        if (free > 0) {
            text.append(free);
        }
    }

    /** Reads a set-up, faulty or not. */
    static Setup read(String text) {
        return new PositionText(text).read();
    }

    /** The error for a text that is well-formed, but whose set-up is no position. */
    static OxonoParseException invalid(String text, Set<SetupFault> faults) {
        String message = "position %s, offset 0: %s, expected %s (%s)"
                .formatted(
                        Quote.of(text),
                        SetupFault.sentences(faults),
                        OxonoParseException.FAULTLESS,
                        ParseFault.INVALID_SETUP);
        return new OxonoParseException(text, faults, message);
    }

    private Setup read() {
        for (int rank = Square.SIDE; rank > 1; rank--) {
            readRank(rank);
            cursor.readOneOf("/", "a slash after rank " + rank);
        }
        readRank(1);
        cursor.readOneOf(" ", "a space after rank 1");
        char toMove = cursor.readOneOf("pb", "p or b, the player to move");
        cursor.readEnd();
        return setup.toMove(toMove == 'p' ? Player.PINK : Player.BLACK).build();
    }

    private void readRank(int rank) {
        int filled = 0;
        while (filled < Square.SIDE) {
            filled += readContent(rank, filled);
        }
        if (cursor.isNextOneOf(CONTENTS)) {
            throw cursor.fault(ParseFault.RANK_TOO_LONG, cursor.offset(), "no seventh square on rank " + rank);
        }
    }

    /** Reads free squares, a piece or a totem; returns how many squares it was. */
    private int readContent(int rank, int filled) {
        if (cursor.isNextOneOf("/ ")) {
            int missing = Square.SIDE - filled;
            throw cursor.fault(ParseFault.RANK_TOO_SHORT, cursor.offset(), more(missing) + " on rank " + rank);
        }
        int start = cursor.offset();
        char content = cursor.readOneOf(CONTENTS, "a digit from 1 to 6, X, O, x, o, or * before X or O");
        if (DIGITS.indexOf(content) >= 0) {
            return readFree(start, content - '0', rank, filled);
        }
        Square square = Square.of((char) ('a' + filled), rank);
        if (content == '*') {
            readTotem(start, square);
        } else {
            setup.putPiece(square, Piece.values()[PIECES.indexOf(content)]);
        }
        return 1;
    }

    private int readFree(int start, int free, int rank, int filled) {
        int left = Square.SIDE - filled;
        if (free > left) {
            throw cursor.fault(ParseFault.RANK_TOO_LONG, start, "at most " + more(left) + " on rank " + rank);
        }
        if (free < left && cursor.isNextOneOf(DIGITS)) {
            throw cursor.fault(ParseFault.ADJACENT_DIGITS, cursor.offset(), "one digit for free squares side by side");
        }
        return free;
    }

    private static String more(int squares) {
        return squares + (squares == 1 ? " more square" : " more squares");
    }

    private void readTotem(int start, Square square) {
        Symbol symbol = cursor.readSymbol();
        if (!totems.add(symbol)) {
            throw cursor.fault(ParseFault.TOTEM_TWICE, start, "no second " + symbol + " totem");
        }
        setup.putTotem(symbol, square);
    }
}
