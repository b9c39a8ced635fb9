package io.github.oxono;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * A square of the board (R1): files a to f from left to right, ranks 1 to 6 from bottom to top.
 *
 * <p>The order of the constants, a1, b1 … f1, a2 … f6, is the order of squares everywhere in this library.
 *
 * <p>An enum: compare with {@code ==}. {@link #toString()} is the canonical text, which {@link #parse} reads back.
 */
public enum Square {
    /** The square a1. */
    A1,
    /** The square b1. */
    B1,
    /** The square c1. */
    C1,
    /** The square d1. */
    D1,
    /** The square e1. */
    E1,
    /** The square f1. */
    F1,
    /** The square a2. */
    A2,
    /** The square b2. */
    B2,
    /** The square c2. */
    C2,
    /** The square d2. */
    D2,
    /** The square e2. */
    E2,
    /** The square f2. */
    F2,
    /** The square a3. */
    A3,
    /** The square b3. */
    B3,
    /** The square c3. */
    C3,
    /** The square d3. */
    D3,
    /** The square e3. */
    E3,
    /** The square f3. */
    F3,
    /** The square a4. */
    A4,
    /** The square b4. */
    B4,
    /** The square c4. */
    C4,
    /** The square d4. */
    D4,
    /** The square e4. */
    E4,
    /** The square f4. */
    F4,
    /** The square a5. */
    A5,
    /** The square b5. */
    B5,
    /** The square c5. */
    C5,
    /** The square d5. */
    D5,
    /** The square e5. */
    E5,
    /** The square f5. */
    F5,
    /** The square a6. */
    A6,
    /** The square b6. */
    B6,
    /** The square c6. */
    C6,
    /** The square d6. */
    D6,
    /** The square e6. */
    E6,
    /** The square f6. */
    F6;

    /** Squares along each side of the board (R1). */
    public static final int SIDE = 6;

    private static final Square[] ALL = values();

    private final String text = name().toLowerCase(Locale.ROOT);

    /**
     * Returns the square on a file and a rank.
     *
     * @param file {@code 'a'} to {@code 'f'}
     * @param rank 1 to 6
     * @return the square
     * @throws IllegalArgumentException if the board has no such square
     */
    public static Square of(char file, int rank) {
        if (!isOnBoard(file, rank)) {
            throw new IllegalArgumentException("no square on file " + Quote.of(String.valueOf(file)) + " and rank "
                    + rank + ": files are a to f, ranks 1 to 6");
        }
        return at(file, rank);
    }

    /**
     * Reads the canonical text of a square, such as {@code c4}.
     *
     * @param text the text
     * @return the square
     * @throws OxonoParseException if the text is anything else
     */
    public static Square parse(String text) {
        TextCursor cursor = new TextCursor("square", text);
        Square square = cursor.readSquare();
        cursor.readEnd();
        return square;
    }

    /**
     * Returns the file.
     *
     * @return {@code 'a'} to {@code 'f'}
     */
    public char file() {
        return text.charAt(0);
    }

    /**
     * Returns the rank.
     *
     * @return 1 to 6
     */
    public int rank() {
        return ordinal() / SIDE + 1;
    }

    /**
     * Returns the square one step away.
     *
     * @param direction which way
     * @return the next square; empty beyond the edge of the board
     */
    public Optional<Square> neighbour(Direction direction) {
        char file = (char) (file() + direction.files());
        int rank = rank() + direction.ranks();
        return isOnBoard(file, rank) ? Optional.of(at(file, rank)) : Optional.empty();
    }

    /**
     * Returns the squares next to this one along rank and file.
     *
     * @return two squares at a corner, three at an edge, else four
     */
    public SquareSet neighbours() {
        return SquareSet.ofBits(Kernel.neighbours(ordinal()));
    }

    /**
     * Returns all squares beyond this one, up to the edge of the board.
     *
     * @param direction which way
     * @return the squares, the nearest first; none at the edge
     */
    public List<Square> ray(Direction direction) {
        List<Square> squares = new ArrayList<>();
        for (Optional<Square> next = neighbour(direction);
                next.isPresent();
                next = next.get().neighbour(direction)) {
            squares.add(next.get());
        }
        return List.copyOf(squares);
    }

    /**
     * Returns the canonical text.
     *
     * @return file and rank, such as {@code c4}
     */
    @Override
    public String toString() {
        return text;
    }

    /** The square with this ordinal, without the copy that {@code values()} makes. */
    static Square at(int ordinal) {
        return ALL[ordinal];
    }

    private static Square at(char file, int rank) {
        return at((rank - 1) * SIDE + file - 'a');
    }

    private static boolean isOnBoard(char file, int rank) {
        return file >= 'a' && file <= 'f' && rank >= 1 && rank <= SIDE;
    }
}
