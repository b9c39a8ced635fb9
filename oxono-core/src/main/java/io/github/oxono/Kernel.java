package io.github.oxono;

/**
 * The rules as arithmetic on sets of squares: bit n of a {@code long} is the square with ordinal n.
 *
 * <p>A totem's reach along one rank or file depends on six squares alone, so it is looked up, by the totem's place on
 * that line and by which of the six are occupied.
 */
final class Kernel {
    /** Every square. */
    static final long BOARD = (1L << 36) - 1;

    private static final int SIDE = Square.SIDE;
    private static final int SQUARES = SIDE * SIDE;
    private static final int LINE = (1 << SIDE) - 1;
    private static final long FILE_A = 0x4104_1041L;
    private static final long NOT_FILE_A = BOARD & ~FILE_A;
    private static final long NOT_FILE_F = BOARD & ~(FILE_A << (SIDE - 1));
    /** Where a run of four along a rank can begin without leaving it: files a, b, c. */
    private static final long FILES_A_TO_C = FILE_A * 0b111;
    /** Multiplying a file by this gathers its six bits, unmixed, at {@link #GATHERED}. */
    private static final long GATHER = 0b000001_00001_00001_00001_00001_00001L;

    private static final int GATHERED = 25;

    private static final long[] NEIGHBOURS = new long[SQUARES];
    private static final long[] RANK_SLIDES = new long[SIDE << SIDE];
    private static final long[] FILE_SLIDES = new long[SIDE << SIDE];
    private static final long[] RANK_JUMPS = new long[SIDE << SIDE];
    private static final long[] FILE_JUMPS = new long[SIDE << SIDE];
    /** Over which squares a slide goes, its last one included, by totem and destination; every square if none goes there. */
    private static final long[] PATHS = new long[SQUARES * SQUARES];

    static {
        for (int square = 0; square < SQUARES; square++) {
            long bit = bit(square);
            NEIGHBOURS[square] =
                    ((bit << SIDE) & BOARD) | (bit >>> SIDE) | ((bit & NOT_FILE_F) << 1) | ((bit & NOT_FILE_A) >>> 1);
        }
        for (int place = 0; place < SIDE; place++) {
            for (int occupied = 0; occupied <= LINE; occupied++) {
                int index = (place << SIDE) | occupied;
                RANK_SLIDES[index] = slideFrom(place, occupied, 1) | slideFrom(place, occupied, -1);
                RANK_JUMPS[index] = jumpFrom(place, occupied, 1) | jumpFrom(place, occupied, -1);
                FILE_SLIDES[index] = upright(RANK_SLIDES[index]);
                FILE_JUMPS[index] = upright(RANK_JUMPS[index]);
            }
        }
        for (int totem = 0; totem < SQUARES; totem++) {
            for (int destination = 0; destination < SQUARES; destination++) {
                PATHS[totem * SQUARES + destination] = path(totem, destination);
            }
        }
    }

    private Kernel() {}

    static long bit(int square) {
        return 1L << square;
    }

    static long neighbours(int square) {
        return NEIGHBOURS[square];
    }

    /** R6. Squares beyond the edge are no neighbours, so they are not free. */
    static boolean isEnclosed(long occupied, int totem) {
        return (NEIGHBOURS[totem] & ~occupied) == 0;
    }

    /** R5, R7, R8: where a totem may go, given all occupied squares, its own among them. */
    static long destinations(long occupied, int totem) {
        if (!isEnclosed(occupied, totem)) {
            return slides(occupied, totem);
        }
        long jumps = jumps(occupied, totem);
        return jumps != 0 ? jumps : BOARD & ~occupied;
    }

    /** Whether one square is among the destinations of a totem, found with less work. */
    static boolean reaches(long occupied, int totem, int destination) {
        return isEnclosed(occupied, totem)
                ? (destinations(occupied, totem) & bit(destination)) != 0
                : (PATHS[totem * SQUARES + destination] & occupied) == 0;
    }

    /** R7: the first free square behind the run next to an enclosed totem, in each direction. */
    static long jumps(long occupied, int totem) {
        return along(RANK_JUMPS, FILE_JUMPS, occupied, totem);
    }

    private static long slides(long occupied, int totem) {
        return along(RANK_SLIDES, FILE_SLIDES, occupied, totem);
    }

    /** R9, R10: where the piece may go once the totem stands on its destination and has left its old square. */
    static long placements(long occupied, int totem, int destination) {
        long free = freeAfter(occupied, totem) & ~bit(destination);
        long adjacent = NEIGHBOURS[destination] & free;
        return adjacent != 0 ? adjacent : free;
    }

    /** How many turns a totem offers: pairs of destination and placement. */
    static int turnCount(long occupied, int totem) {
        long destinations = destinations(occupied, totem);
        if (!isEnclosed(occupied, totem)) {
            return neighbourPairs(destinations, freeAfter(occupied, totem));
        }
        int count = 0;
        for (long rest = destinations; rest != 0; rest &= rest - 1) {
            count += Long.bitCount(placements(occupied, totem, Long.numberOfTrailingZeros(rest)));
        }
        return count;
    }

    /** R11: four or more of these squares without a gap along a rank or file. */
    static boolean hasLine(long squares) {
        return (rankLineStarts(squares) | fileLineStarts(squares)) != 0;
    }

    /** R11: the first squares of four in a row along ranks. */
    static long rankLineStarts(long squares) {
        return lineStarts(squares, 1) & FILES_A_TO_C;
    }

    /** R11: the first squares of four in a row along files. */
    static long fileLineStarts(long squares) {
        return lineStarts(squares, SIDE);
    }

    /** R11: the unbroken run along a rank that begins on this square. */
    static long rankRun(long squares, int first) {
        return run(squares & NOT_FILE_A, first, 1);
    }

    /** R11: the unbroken run along a file that begins on this square. */
    static long fileRun(long squares, int first) {
        return run(squares, first, SIDE);
    }

    private static long run(long squares, int first, int step) {
        long run = bit(first);
        for (int next = 1; next < SIDE; next++) {
            run |= (run << step) & squares;
        }
        return run;
    }

    private static long lineStarts(long squares, int step) {
        long pairs = squares & (squares >>> step);
        return pairs & (pairs >>> (2 * step));
    }

    private static long freeAfter(long occupied, int totem) {
        return (BOARD & ~occupied) | bit(totem);
    }

    /** Pairs of a destination and a free square next to it. A slide never lands enclosed, so these are all its turns. */
    private static int neighbourPairs(long destinations, long free) {
        return Long.bitCount((destinations << SIDE) & free)
                + Long.bitCount((destinations >>> SIDE) & free)
                + Long.bitCount(((destinations & NOT_FILE_F) << 1) & free)
                + Long.bitCount(((destinations & NOT_FILE_A) >>> 1) & free);
    }

    private static long along(long[] rankTable, long[] fileTable, long occupied, int totem) {
        int rank = totem / SIDE;
        int file = totem % SIDE;
        int onRank = (int) (occupied >>> (SIDE * rank)) & LINE;
        int onFile = (int) ((((occupied >>> file) & FILE_A) * GATHER) >>> GATHERED) & LINE;
        return (rankTable[(file << SIDE) | onRank] << (SIDE * rank)) | (fileTable[(rank << SIDE) | onFile] << file);
    }

    /** What lies between two squares on a line is what slides from both can reach. */
    private static long path(int totem, int destination) {
        boolean inLine = totem / SIDE == destination / SIDE || totem % SIDE == destination % SIDE;
        long between = slides(bit(destination), totem) & slides(bit(totem), destination);
        return inLine ? between | bit(destination) : BOARD;
    }

    private static long slideFrom(int place, int occupied, int step) {
        long reached = 0;
        for (int next = place + step; isOnLine(next) && isFree(occupied, next); next += step) {
            reached |= bit(next);
        }
        return reached;
    }

    private static long jumpFrom(int place, int occupied, int step) {
        int next = place + step;
        while (isOnLine(next) && !isFree(occupied, next)) {
            next += step;
        }
        return isOnLine(next) ? bit(next) : 0;
    }

    private static boolean isOnLine(int place) {
        return place >= 0 && place < SIDE;
    }

    private static boolean isFree(int occupied, int place) {
        return ((occupied >>> place) & 1) == 0;
    }

    /** The squares of rank 1 turned onto file a. */
    private static long upright(long onRank1) {
        long onFileA = 0;
        for (long rest = onRank1; rest != 0; rest &= rest - 1) {
            onFileA |= bit(SIDE * Long.numberOfTrailingZeros(rest));
        }
        return onFileA;
    }
}
