package io.github.oxono;

/** The published hash; {@link Position#key()} describes it. */
final class PositionKey {
    private static final int BOARD_BITS = 36;

    private PositionKey() {}

    static long of(Pieces pieces, long totemX, long totemO) {
        long crosses = mix(pieces.crosses() + 0x9E3779B97F4A7C15L);
        long black = mix(pieces.black() + (totemO << BOARD_BITS) + crosses);
        return mix(pieces.pink() + (totemX << BOARD_BITS) + black);
    }

    private static long mix(long number) {
        long mixed = (number ^ (number >>> 30)) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
        return mixed ^ (mixed >>> 31);
    }
}
