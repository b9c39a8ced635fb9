package io.github.oxono;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.RecursiveTask;

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
        Objects.requireNonNull(position);
        requireAtLeast(0, depth);
        if (depth == 0) {
            return 1;
        }
        return position.isOver() ? 0 : countUnfinished(position, depth);
    }

    /**
     * Counts the move sequences of exactly this length on the common pool of threads.
     *
     * @param position where they begin
     * @param depth their length in plies
     * @return what {@link #count} returns
     * @throws IllegalArgumentException if the depth is negative
     */
    public static long parallel(Position position, int depth) {
        return parallel(position, depth, ForkJoinPool.commonPool());
    }

    /**
     * Counts the move sequences of exactly this length on a pool of threads.
     *
     * @param position where they begin
     * @param depth their length in plies
     * @param pool whose threads count
     * @return what {@link #count} returns
     * @throws IllegalArgumentException if the depth is negative
     */
    public static long parallel(Position position, int depth, ForkJoinPool pool) {
        requireAtLeast(0, depth);
        return pool.invoke(new CountTask(position, depth));
    }

    /**
     * Counts the move sequences of exactly this length by their first move, to find where two generators differ.
     *
     * @param position where they begin
     * @param depth their length in plies
     * @return the count of each legal move, in the order of {@link Position#legalMoves()}; the sum is what
     *     {@link #count} returns
     * @throws IllegalArgumentException if the depth is not positive
     */
    public static Map<Move, Long> divide(Position position, int depth) {
        requireAtLeast(1, depth);
        Map<Move, Long> counts = new LinkedHashMap<>();
        for (Move move : position.legalMoves()) {
            counts.put(move, count(position.play(move), depth - 1));
        }
        return Collections.unmodifiableMap(counts);
    }

    private static void requireAtLeast(int least, int depth) {
        if (depth < least) {
            throw new IllegalArgumentException(
                    "depth " + depth + " is too small; it is a number of plies from " + least);
        }
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

    private static final class CountTask extends RecursiveTask<Long> {
        private static final long serialVersionUID = 1;

        /** Fewer plies than this are over before another thread could help. */
        private static final int MIN_DEPTH_TO_SPLIT = 5;

        private final transient Position position;
        private final int depth;

        CountTask(Position position, int depth) {
            this.position = position;
            this.depth = depth;
        }

        @Override
        protected Long compute() {
            if (depth < MIN_DEPTH_TO_SPLIT) {
                return count(position, depth);
            }
            List<CountTask> tasks = position.legalMoves().stream()
                    .map(move -> new CountTask(position.play(move), depth - 1))
                    .toList();
            return ForkJoinTask.invokeAll(tasks).stream()
                    .mapToLong(ForkJoinTask::join)
                    .sum();
        }
    }
}
