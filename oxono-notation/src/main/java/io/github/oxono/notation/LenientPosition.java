package io.github.oxono.notation;

import io.github.oxono.Piece;
import io.github.oxono.Player;
import io.github.oxono.Setup;
import io.github.oxono.Square;
import io.github.oxono.Symbol;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;

/** Reads a set-up as people type it; {@link PositionText} lists how. */
final class LenientPosition {
    private static final String BLANKS = " \t";
    private static final String DIGITS = "123456";
    private static final String FREE = ".-_";
    private static final String PIECES = "XOxo";
    private static final String CONTENTS = DIGITS + FREE + PIECES + "*[";
    private static final String LINE_ENDS = "\r\n";

    private final TextScanner scanner;
    private final Spelling spelling;
    private final Setup.Builder setup = Setup.builder();
    private final Set<Symbol> totems = EnumSet.noneOf(Symbol.class);
    /** How many pieces pink has more than black. */
    private int surplusOfPink;

    private final Set<Leniency> used = EnumSet.noneOf(Leniency.class);
    /** The rank as it is written canonically, up to the free squares that are still to be counted. */
    private final StringBuilder canonicalRank = new StringBuilder();

    private int filled;
    private int free;

    private LenientPosition(String text, Location location, Spelling spelling) {
        this.scanner = new TextScanner(NotationFault.MALFORMED_POSITION, text, location);
        this.spelling = spelling;
    }

    static Setup read(String text, Location location, Spelling spelling) {
        return new LenientPosition(text, location, spelling).read();
    }

    private Setup read() {
        skip(TextScanner.SPACES);
        for (int rank = Square.SIDE; rank >= 1; rank--) {
            readRank(rank);
            if (rank > 1) {
                readSeparator(rank);
            }
        }
        return setup.toMove(readPlayer()).build();
    }

    private void readRank(int rank) {
        int start = scanner.offset();
        used.clear();
        canonicalRank.setLength(0);
        filled = 0;
        free = 0;
        while (scanner.isNextAfter(BLANKS, CONTENTS)) {
            if (scanner.skip(BLANKS)) {
                used.add(Leniency.SPACE);
            }
            readContent(rank);
        }
        if (filled < Square.SIDE) {
            used.add(Leniency.FREE_SQUARES);
            addFree(Square.SIDE - filled);
        }
        writeFree();
        spelling.tolerate(used, scanner.locationAt(start), scanner.from(start), canonicalRank.toString());
    }

    private void readContent(int rank) {
        int start = scanner.offset();
        if (filled == Square.SIDE) {
            throw scanner.fault(start, "no seventh square on rank " + rank);
        }
        char content = scanner.readOneOf(CONTENTS, "the contents of a square");
        if (DIGITS.indexOf(content) >= 0) {
            readDigit(start, content - '0', rank);
        } else if (FREE.indexOf(content) >= 0) {
            used.add(Leniency.FREE_SQUARES);
            addFree(1);
        } else {
            writeFree();
            readOccupant(start, content, Square.of((char) ('a' + filled), rank));
            filled++;
        }
    }

    private void readDigit(int start, int count, int rank) {
        if (count > Square.SIDE - filled) {
            throw scanner.fault(start, atMost(Square.SIDE - filled) + " on rank " + rank);
        }
        if (free > 0) {
            used.add(Leniency.FREE_SQUARES);
        }
        addFree(count);
    }

    private static String atMost(int squares) {
        return "at most " + squares + (squares == 1 ? " more square" : " more squares");
    }

    private void addFree(int count) {
        free += count;
        filled += count;
    }

    private void writeFree() {
        if (free > 0) {
            canonicalRank.append(free);
        }
        free = 0;
    }

    private void readOccupant(int start, char content, Square square) {
        int piece = PIECES.indexOf(content);
        if (piece >= 0) {
            canonicalRank.append(content);
            putPiece(square, Piece.values()[piece]);
        } else {
            readTotem(start, content == '[', square);
        }
    }

    private void putPiece(Square square, Piece piece) {
        setup.putPiece(square, piece);
        surplusOfPink += piece.player() == Player.PINK ? 1 : -1;
    }

    private void readTotem(int start, boolean bracket, Square square) {
        char letter = scanner.readOneOf(PIECES, "the symbol X or O");
        if (Character.isLowerCase(letter)) {
            used.add(Leniency.LETTER_CASE);
        }
        Symbol symbol = Character.toUpperCase(letter) == 'X' ? Symbol.X : Symbol.O;
        if (bracket) {
            scanner.readOneOf("]", "a bracket after " + letter);
            used.add(Leniency.TOTEM_STYLE);
        }
        if (!totems.add(symbol)) {
            throw scanner.fault(start, "no second " + symbol + " totem");
        }
        canonicalRank.append('*').append(symbol);
        setup.putTotem(symbol, square);
    }

    private void readSeparator(int rank) {
        skip(BLANKS);
        int start = scanner.offset();
        if (scanner.isNextOneOf(LINE_ENDS)) {
            scanner.skip(TextScanner.SPACES);
        } else {
            scanner.readOneOf("/|", "a slash after rank " + rank);
        }
        spelling.expect("/", Leniency.SEPARATOR, scanner.locationAt(start), scanner.from(start));
        skip(TextScanner.SPACES);
    }

    private Player readPlayer() {
        int start = scanner.offset();
        scanner.skip(TextScanner.SPACES);
        int playerStart = scanner.offset();
        String rest = scanner.readRest();
        String word = rest.strip();
        Player player = player(word, playerStart);
        String canonical = String.valueOf(player.letter());
        if (word.isEmpty()) {
            spelling.tolerate(Leniency.PLAYER, scanner.locationAt(start), "", " " + canonical);
            return player;
        }
        spelling.expect(" ", Leniency.SPACE, scanner.locationAt(start), gap(start, playerStart));
        Leniency leniency = word.length() == 1 ? Leniency.LETTER_CASE : Leniency.PLAYER;
        spelling.expect(canonical, leniency, scanner.locationAt(playerStart), word);
        spelling.expect(word, Leniency.SPACE, scanner.locationAt(playerStart), rest);
        return player;
    }

    private String gap(int start, int end) {
        return scanner.from(start).substring(0, end - start);
    }

    private Player player(String word, int start) {
        if (word.isEmpty() && surplusOfPink == 0) {
            return Player.PINK;
        }
        if (word.isEmpty() && surplusOfPink == 1) {
            return Player.BLACK;
        }
        return switch (word.toLowerCase(Locale.ROOT)) {
            case "p", "pink" -> Player.PINK;
            case "b", "black" -> Player.BLACK;
            default -> throw scanner.fault(start, "p or b, the player to move");
        };
    }

    private void skip(String spaces) {
        int start = scanner.offset();
        scanner.skip(spaces);
        spelling.expect("", Leniency.SPACE, scanner.locationAt(start), scanner.from(start));
    }
}
