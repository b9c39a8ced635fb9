package io.github.oxono.notation;

import io.github.oxono.Move;
import io.github.oxono.Square;
import io.github.oxono.Symbol;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Reads a move as people type it; {@link MoveText} lists how. */
final class LenientMove {
    private static final String SEPARATORS = " \t->,:/@–→";
    private static final String MARKS = "#=";

    private final TextScanner scanner;
    private final Set<Leniency> used = EnumSet.noneOf(Leniency.class);

    private LenientMove(String text, Location location) {
        scanner = new TextScanner(NotationFault.MALFORMED_MOVE, text, location);
    }

    /** A move, and the square from which its text says that the totem comes. */
    record Found(Move move, Optional<Square> origin) {}

    /** Reads a word of a game's text, without its mark. */
    static Found read(String text, Location location, Spelling spelling) {
        LenientMove reader = new LenientMove(text, location);
        Found found = reader.read();
        reader.scanner.readEnd("the end of the move");
        spelling.tolerate(reader.used, location, text, found.move.toString());
        return found;
    }

    /** Reads a text that is nothing but a move; spaces and a mark may stand around it. */
    static Found readAlone(String text, Spelling spelling) {
        LenientMove reader = new LenientMove(text, Location.START);
        reader.skip(TextScanner.SPACES, Leniency.SPACE);
        Found found = reader.read();
        reader.skip(TextScanner.SPACES, Leniency.SPACE);
        if (reader.scanner.isNextOneOf(MARKS)) {
            reader.scanner.readOneOf(MARKS, "a mark");
            reader.used.add(Leniency.MARK);
        }
        reader.skip(TextScanner.SPACES, Leniency.SPACE);
        reader.scanner.readEnd("the end of the move");
        spelling.tolerate(reader.used, Location.START, text, found.move.toString());
        return found;
    }

    private Found read() {
        Symbol symbol = readTotem();
        List<Square> squares = new ArrayList<>();
        squares.add(readSquare());
        int lastOffset = readFurtherSquare(squares);
        if (isSquareNext()) {
            lastOffset = readFurtherSquare(squares);
            used.add(Leniency.ORIGIN_SQUARE);
        }
        Square placement = squares.get(squares.size() - 1);
        Square destination = squares.get(squares.size() - 2);
        if (placement == destination) {
            throw scanner.fault(lastOffset, "a square other than " + destination);
        }
        Optional<Square> origin = squares.size() > 2 ? Optional.of(squares.get(0)) : Optional.empty();
        return new Found(Move.of(symbol, destination, placement), origin);
    }

    private Symbol readTotem() {
        boolean bracket = scanner.isNextOneOf("[");
        if (scanner.isNextOneOf("[*")) {
            scanner.readOneOf("[*", "a totem");
            used.add(Leniency.TOTEM_STYLE);
        }
        Symbol symbol = upperCase(scanner.readOneOf("XOxo", "the symbol X or O")) == 'X' ? Symbol.X : Symbol.O;
        if (bracket) {
            scanner.readOneOf("]", "a bracket after " + symbol);
        }
        return symbol;
    }

    /** Returns where it begins. */
    private int readFurtherSquare(List<Square> squares) {
        skip(SEPARATORS, Leniency.SEPARATOR);
        int start = scanner.offset();
        squares.add(readSquare());
        return start;
    }

    private Square readSquare() {
        skip(SEPARATORS, Leniency.SEPARATOR);
        char file = lowerCase(scanner.readOneOf("abcdefABCDEF", "a file from a to f"));
        char rank = scanner.readOneOf("123456", "a rank from 1 to 6");
        return Square.of(file, rank - '0');
    }

    private boolean isSquareNext() {
        return scanner.isNextAfter(SEPARATORS, "abcdefABCDEF");
    }

    private void skip(String characters, Leniency leniency) {
        if (scanner.skip(characters)) {
            used.add(leniency);
        }
    }

    private char upperCase(char letter) {
        char upper = Character.toUpperCase(letter);
        if (upper != letter) {
            used.add(Leniency.LETTER_CASE);
        }
        return upper;
    }

    private char lowerCase(char letter) {
        char lower = Character.toLowerCase(letter);
        if (lower != letter) {
            used.add(Leniency.LETTER_CASE);
        }
        return lower;
    }
}
