package io.github.oxono;

import java.util.Objects;

/**
 * A whole turn (R3): which totem moves, to which square, and where the piece goes.
 *
 * <p>A move knows nothing of a position; whether it is legal, and how the totem moves, a {@link Position} tells. There
 * are {@value #COUNT} moves.
 *
 * <p>Interned: equal moves are the same object, and making one creates nothing. The hash is the {@link #index()}, the
 * same in every run. The order of {@code compareTo} is that of the index. Immutable, safe for use by many threads.
 */
public final class Move implements Comparable<Move> {
    /** How many moves there are: 2 symbols, 36 destinations, 35 placements each. */
    public static final int COUNT = 2520;

    private static final int SQUARES = 36;
    private static final int PER_DESTINATION = SQUARES - 1;
    private static final int PER_SYMBOL = SQUARES * PER_DESTINATION;
    private static final Move[] ALL = all();

    private final Symbol symbol;
    private final Square destination;
    private final Square placement;
    /** Kept beside the squares, since a search asks for them more often than for anything else. */
    private final int destinationOrdinal;

    private final int placementOrdinal;
    private final int index;

    private Move(Symbol symbol, Square destination, Square placement) {
        this.symbol = symbol;
        this.destination = destination;
        this.placement = placement;
        this.destinationOrdinal = destination.ordinal();
        this.placementOrdinal = placement.ordinal();
        this.index = indexOf(symbol.ordinal(), destinationOrdinal, placementOrdinal);
    }

    /**
     * Returns a move.
     *
     * @param symbol whose totem moves, and what the piece shows
     * @param destination the totem's new square
     * @param placement the piece's square
     * @return the move
     * @throws IllegalArgumentException if the two squares are one
     */
    public static Move of(Symbol symbol, Square destination, Square placement) {
        if (destination == placement) {
            throw new IllegalArgumentException("totem and piece cannot both go to " + destination);
        }
        return ALL[indexOf(symbol.ordinal(), destination.ordinal(), placement.ordinal())];
    }

    /**
     * Returns the move with a number.
     *
     * @param index 0 to 2519, as {@link #index()} gives it
     * @return the move
     * @throws IndexOutOfBoundsException if there is no such number
     */
    public static Move ofIndex(int index) {
        return ALL[Objects.checkIndex(index, COUNT)];
    }

    /**
     * Reads the canonical text of a move, such as {@code Xd4e4}.
     *
     * @param text totem, its new square, the piece's square
     * @return the move
     * @throws OxonoParseException if the text is anything else
     */
    public static Move parse(String text) {
        TextCursor cursor = new TextCursor("move", text);
        Symbol symbol = cursor.readSymbol();
        Square destination = cursor.readSquare();
        int placementOffset = cursor.offset();
        Square placement = cursor.readSquare();
        cursor.readEnd();
        if (placement == destination) {
            throw cursor.fault(ParseFault.SAME_SQUARE, placementOffset, "a square other than " + destination);
        }
        return of(symbol, destination, placement);
    }

    /**
     * Returns whose totem moves, which is also what the piece shows.
     *
     * @return the symbol
     */
    public Symbol symbol() {
        return symbol;
    }

    /**
     * Returns where the totem goes.
     *
     * @return the totem's new square
     */
    public Square destination() {
        return destination;
    }

    /**
     * Returns where the piece goes.
     *
     * @return the piece's square
     */
    public Square placement() {
        return placement;
    }

    /**
     * Returns the number of this move: X before O, then by destination, then by placement. It never changes, and is
     * also the order of {@link Position#legalMoves()}.
     *
     * @return 0 to 2519
     */
    public int index() {
        return index;
    }

    @Override
    public int compareTo(Move other) {
        return Integer.compare(index, other.index);
    }

    @Override
    public boolean equals(Object object) {
        return this == object;
    }

    @Override
    public int hashCode() {
        return index;
    }

    /**
     * Returns the canonical text, which {@link #parse} reads back.
     *
     * @return totem, its new square, the piece's square, such as {@code Xd4e4}
     */
    @Override
    public String toString() {
        return symbol + destination.toString() + placement;
    }

    int destinationOrdinal() {
        return destinationOrdinal;
    }

    int placementOrdinal() {
        return placementOrdinal;
    }

    /** The index of the move of these ordinals; the two squares differ. */
    static int indexOf(int symbol, int destination, int placement) {
        int skipped = placement > destination ? 1 : 0;
        return symbol * PER_SYMBOL + destination * PER_DESTINATION + placement - skipped;
    }

    private static Move[] all() {
        Move[] moves = new Move[COUNT];
        for (Symbol symbol : Symbol.values()) {
            for (Square destination : Square.values()) {
                for (Square placement : Square.values()) {
                    if (placement != destination) {
                        Move move = new Move(symbol, destination, placement);
                        moves[move.index] = move;
                    }
                }
            }
        }
        return moves;
    }
}
