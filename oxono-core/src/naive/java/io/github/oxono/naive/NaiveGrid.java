package io.github.oxono.naive;

import java.util.List;

/**
 * What stands where: {@code X O} pink pieces, {@code x o} black ones, one character for each totem, a dot for a free
 * square. Immutable.
 */
final class NaiveGrid {

    private static final char FREE = '.';
    private static final char TOTEM_X = '#';
    private static final char TOTEM_O = '@';

    /** Rank by rank from the bottom: {@code contents[rank][file]}. */
    private final char[][] contents;

    private NaiveGrid(char[][] contents) {
        this.contents = contents;
    }

    static NaiveGrid empty() {
        return of("6/6/6/6/6/6");
    }

    /** Reads the ranks of a position text, from rank 6 to rank 1, such as {@code 6/6/2*X3/3*O2/6/6}. */
    static NaiveGrid of(String text) {
        // Spelled out in single free squares, a rank is six characters, one a square.
        String spelled = text.replace("*X", "" + TOTEM_X).replace("*O", "" + TOTEM_O);
        for (int count = 1; count <= 6; count++) {
            spelled = spelled.replace("" + count, ("" + FREE).repeat(count));
        }
        String oneRank = "[XOxo.#@]{6}";
        if (!spelled.matches(oneRank + ("/" + oneRank).repeat(5))) {
            throw new IllegalArgumentException("\"" + text + "\" is not six ranks of six squares");
        }
        List<String> ranks = List.of(spelled.split("/"));
        char[][] contents = new char[6][];
        for (int rank = 0; rank < 6; rank++) {
            contents[rank] = ranks.get(5 - rank).toCharArray();
        }
        NaiveGrid grid = new NaiveGrid(contents);
        if (!grid.text().equals(text)) {
            throw new IllegalArgumentException("\"" + text + "\" would be written \"" + grid.text() + "\"");
        }
        return grid;
    }

    String text() {
        String spelled = new String(contents[5]);
        for (int rank = 4; rank >= 0; rank--) {
            spelled = spelled + "/" + new String(contents[rank]);
        }
        for (int count = 6; count >= 1; count--) {
            spelled = spelled.replace(("" + FREE).repeat(count), "" + count);
        }
        return spelled.replace("" + TOTEM_X, "*X").replace("" + TOTEM_O, "*O");
    }

    char at(NaiveSquare square) {
        return contents[square.rank()][square.file()];
    }

    boolean isFree(NaiveSquare square) {
        return at(square) == FREE;
    }

    boolean isOccupied(NaiveSquare square) {
        return !isFree(square);
    }

    List<NaiveSquare> freeSquares() {
        return NaiveSquare.ALL.stream().filter(this::isFree).toList();
    }

    NaiveSquare totem(char symbol) {
        return NaiveSquare.ALL.stream()
                .filter(square -> at(square) == totemOf(symbol))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("there is no " + symbol + " totem on " + text()));
    }

    /** How many pieces {@code X}, {@code O}, {@code x} or {@code o} there are. */
    int count(char piece) {
        return (int)
                NaiveSquare.ALL.stream().filter(square -> at(square) == piece).count();
    }

    NaiveGrid withPiece(char piece, NaiveSquare square) {
        return with(piece, square);
    }

    /** A totem on a square covers what stands there. */
    NaiveGrid withTotem(char symbol, NaiveSquare square) {
        return with(totemOf(symbol), square);
    }

    /** R9: the square the totem left is free. */
    NaiveGrid withTotemMoved(char symbol, NaiveSquare destination) {
        return with(FREE, totem(symbol)).withTotem(symbol, destination);
    }

    private NaiveGrid with(char content, NaiveSquare square) {
        char[][] changed = new char[6][];
        for (int rank = 0; rank < 6; rank++) {
            changed[rank] = contents[rank].clone();
        }
        changed[square.rank()][square.file()] = content;
        return new NaiveGrid(changed);
    }

    private static char totemOf(char symbol) {
        return symbol == 'X' ? TOTEM_X : TOTEM_O;
    }
}
