package io.github.oxono;

import java.util.Arrays;
import java.util.Objects;

/**
 * One of the 16 symmetries of the game: the eight of the square board, alone or together with swapping the symbols.
 *
 * <p>They carry legal moves to legal moves and outcomes to outcomes. Swapping the colours is none of them, since pink
 * moves first. A board symmetry turns or mirrors the board as it is seen with rank 6 at the top.
 *
 * <p>An enum: compare with {@code ==}.
 */
public enum Symmetry {
    /** Leaves everything as it is. */
    IDENTITY(1, 0, 0, 1, Symbol.X),
    /** A quarter turn clockwise: a1 goes to a6. */
    ROTATE_90(0, 1, -1, 0, Symbol.X),
    /** A half turn: a1 goes to f6. */
    ROTATE_180(-1, 0, 0, -1, Symbol.X),
    /** A quarter turn counter-clockwise: a1 goes to f1. */
    ROTATE_270(0, -1, 1, 0, Symbol.X),
    /** Left and right change places: a1 goes to f1. */
    MIRROR_FILES(-1, 0, 0, 1, Symbol.X),
    /** Top and bottom change places: a1 goes to a6. */
    MIRROR_RANKS(1, 0, 0, -1, Symbol.X),
    /** Mirrors at the diagonal from a1 to f6: b1 goes to a2. */
    TRANSPOSE(0, 1, 1, 0, Symbol.X),
    /** Mirrors at the diagonal from a6 to f1: a1 goes to f6. */
    ANTI_TRANSPOSE(0, -1, -1, 0, Symbol.X),
    /** The symbols X and O change places. */
    SWAP(1, 0, 0, 1, Symbol.O),
    /** {@link #ROTATE_90}, and the symbols X and O change places. */
    ROTATE_90_SWAP(0, 1, -1, 0, Symbol.O),
    /** {@link #ROTATE_180}, and the symbols X and O change places. */
    ROTATE_180_SWAP(-1, 0, 0, -1, Symbol.O),
    /** {@link #ROTATE_270}, and the symbols X and O change places. */
    ROTATE_270_SWAP(0, -1, 1, 0, Symbol.O),
    /** {@link #MIRROR_FILES}, and the symbols X and O change places. */
    MIRROR_FILES_SWAP(-1, 0, 0, 1, Symbol.O),
    /** {@link #MIRROR_RANKS}, and the symbols X and O change places. */
    MIRROR_RANKS_SWAP(1, 0, 0, -1, Symbol.O),
    /** {@link #TRANSPOSE}, and the symbols X and O change places. */
    TRANSPOSE_SWAP(0, 1, 1, 0, Symbol.O),
    /** {@link #ANTI_TRANSPOSE}, and the symbols X and O change places. */
    ANTI_TRANSPOSE_SWAP(0, -1, -1, 0, Symbol.O);

    private static final int SQUARES = Square.SIDE * Square.SIDE;

    @SuppressWarnings("ImmutableEnumChecker") // the array is filled once and never handed out
    private final int[] images = new int[SQUARES];

    private final Symbol imageOfX;

    /** The new file and rank as sums of the old file and rank, all counted from the middle of the board. */
    Symmetry(int fileByFile, int fileByRank, int rankByFile, int rankByRank, Symbol imageOfX) {
        for (int square = 0; square < SQUARES; square++) {
            int file = fromMiddle(square % Square.SIDE);
            int rank = fromMiddle(square / Square.SIDE);
            int newFile = fromEdge(fileByFile * file + fileByRank * rank);
            int newRank = fromEdge(rankByFile * file + rankByRank * rank);
            images[square] = newRank * Square.SIDE + newFile;
        }
        this.imageOfX = imageOfX;
    }

    /**
     * Returns the image of a square.
     *
     * @param square the square
     * @return where it goes
     */
    public Square apply(Square square) {
        return Square.at(images[square.ordinal()]);
    }

    /**
     * Returns the image of a set of squares.
     *
     * @param squares the squares
     * @return where they go
     */
    public SquareSet apply(SquareSet squares) {
        return SquareSet.ofBits(applyToBits(squares.toBits()));
    }

    /**
     * Returns the image of a symbol.
     *
     * @param symbol the symbol
     * @return the same, or the other one if this symmetry swaps them
     */
    public Symbol apply(Symbol symbol) {
        return Objects.requireNonNull(symbol) == Symbol.X ? imageOfX : imageOfX.other();
    }

    /**
     * Returns the image of a piece; its colour stays.
     *
     * @param piece the piece
     * @return the piece of the same player with the image of its symbol
     */
    public Piece apply(Piece piece) {
        return Piece.of(piece.player(), apply(piece.symbol()));
    }

    /**
     * Returns the image of a move.
     *
     * @param move the move
     * @return the move that is legal in the image of a position where this one is
     */
    public Move apply(Move move) {
        return Move.of(apply(move.symbol()), apply(move.destination()), apply(move.placement()));
    }

    /**
     * Returns the image of a position.
     *
     * @param position the position
     * @return the position with everything on it moved and swapped; the player to move stays
     */
    public Position apply(Position position) {
        Pieces pieces = position.pieces();
        // Swapping twice changes nothing, so the image of a symbol is also what becomes that symbol.
        Symbol becomesX = apply(Symbol.X);
        Symbol becomesO = apply(Symbol.O);
        return new Position(
                new Pieces(applyToBits(pieces.pink()), applyToBits(pieces.black()), applyToBits(pieces.of(becomesX))),
                apply(position.totem(becomesX)).ordinal(),
                apply(position.totem(becomesO)).ordinal());
    }

    /**
     * Returns the symmetry that does what this one does, then what the other does.
     *
     * @param next what is done second
     * @return both in one
     */
    public Symmetry then(Symmetry next) {
        int[] composed = Arrays.stream(images).map(image -> next.images[image]).toArray();
        Symbol composedOfX = next.apply(imageOfX);
        return Arrays.stream(values())
                .filter(symmetry -> symmetry.imageOfX == composedOfX && Arrays.equals(symmetry.images, composed))
                .findAny()
                .orElseThrow();
    }

    /**
     * Returns the symmetry that undoes this one.
     *
     * @return the inverse
     */
    public Symmetry inverse() {
        return Arrays.stream(values())
                .filter(symmetry -> then(symmetry) == IDENTITY)
                .findAny()
                .orElseThrow();
    }

    private long applyToBits(long squares) {
        long result = 0;
        for (long rest = squares; rest != 0; rest &= rest - 1) {
            result |= Kernel.bit(images[Long.numberOfTrailingZeros(rest)]);
        }
        return result;
    }

    /** The middle lies between two squares, so distances from it are counted in half squares. */
    private static int fromMiddle(int fromEdge) {
        return 2 * fromEdge - (Square.SIDE - 1);
    }

    private static int fromEdge(int fromMiddle) {
        return (fromMiddle + Square.SIDE - 1) / 2;
    }
}
