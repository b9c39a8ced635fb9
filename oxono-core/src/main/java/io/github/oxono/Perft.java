package io.github.oxono;

/**
 * Counts the sequences of legal moves from a position, to test a move generator by.
 *
 * <p>A sequence that ends the game early is not continued, so it counts only at its own length (R13).
 */
public final class Perft {
    private Perft() {}

    /**
     * Counts the move sequences of exactly this length.
     *
     * @param position where they begin
     * @param depth their length in plies
     * @return how many there are: 1 for depth 0; takes time in proportion to it
     * @throws IllegalArgumentException if the depth is negative
     */
    public static long count(Position position, int depth) {
        if (depth < 0) {
            throw new IllegalArgumentException("depth " + depth + " is negative; a depth is a number of plies from 0");
        }
        if (depth == 0) {
            return 1;
        }
        return position.isOver() ? 0 : countUnfinished(position, depth);
    }

    private static long countUnfinished(Position position, int depth) {
        Pieces pieces = position.pieces();
        return count(
                pieces.of(position.toMove()),
                pieces.of(position.toMove().opponent()),
                pieces.crosses(),
                position.totem(Symbol.X).ordinal(),
                position.totem(Symbol.O).ordinal(),
                depth);
    }

    /** The pieces by owner, those with the first totem's symbol, and the totems; which symbol is first is no matter. */
    private static long count(long mine, long theirs, long symbol, int totem, int otherTotem, int depth) {
        return countFirst(mine, theirs, symbol, totem, otherTotem, depth)
                + countFirst(mine, theirs, (mine | theirs) & ~symbol, otherTotem, totem, depth);
    }

    /** The sequences that begin with a move of the first totem. */
    private static long countFirst(long mine, long theirs, long symbol, int totem, int otherTotem, int depth) {
        if (Long.bitCount(mine & symbol) == Piece.COUNT_OF_EACH) {
            return 0;
        }
        long occupied = mine | theirs | Kernel.bit(totem) | Kernel.bit(otherTotem);
        if (depth == 1) {
            return Kernel.turnCount(occupied, totem);
        }
        long count = 0;
        for (long rest = Kernel.destinations(occupied, totem); rest != 0; rest &= rest - 1) {
            int destination = Long.numberOfTrailingZeros(rest);
            long placements = Kernel.placements(occupied, totem, destination);
            for (; placements != 0; placements &= placements - 1) {
                long piece = Long.lowestOneBit(placements);
                if (!Kernel.hasLine(mine | piece) && !Kernel.hasLine(symbol | piece)) {
                    count += count(theirs, mine | piece, symbol | piece, destination, otherTotem, depth - 1);
                }
            }
        }
        return count;
    }
}
