package io.github.oxono;

import java.util.List;

/** Where a totem and its piece may go on a board with these squares occupied, walked as R5 to R10 read. */
record PlainWalk(long occupied) {
    private static final List<Place> STEPS =
            List.of(new Place(1, 0), new Place(-1, 0), new Place(0, 1), new Place(0, -1));

    /** A square, or a step from one to another, as files and ranks. */
    private record Place(int file, int rank) {
        static Place of(int square) {
            return new Place(square % 6, square / 6);
        }

        Place plus(Place step) {
            return new Place(file + step.file, rank + step.rank);
        }

        boolean isOnBoard() {
            return 0 <= file && file < 6 && 0 <= rank && rank < 6;
        }

        long bit() {
            return 1L << (6 * rank + file);
        }
    }

    boolean isEnclosed(int totem) {
        return freeNeighbours(totem) == 0;
    }

    long destinations(int totem) {
        if (!isEnclosed(totem)) {
            return slides(totem);
        }
        long jumps = jumps(totem);
        return jumps == 0 ? free() : jumps;
    }

    long placements(int totem, int destination) {
        PlainWalk after = new PlainWalk(
                (occupied & ~Place.of(totem).bit()) | Place.of(destination).bit());
        return after.isEnclosed(destination) ? after.free() : after.freeNeighbours(destination);
    }

    private long slides(int totem) {
        long slides = 0;
        for (Place step : STEPS) {
            for (Place next = Place.of(totem).plus(step); isFree(next); next = next.plus(step)) {
                slides |= next.bit();
            }
        }
        return slides;
    }

    private long jumps(int totem) {
        long jumps = 0;
        for (Place step : STEPS) {
            Place next = Place.of(totem).plus(step);
            while (next.isOnBoard() && !isFree(next)) {
                next = next.plus(step);
            }
            jumps |= isFree(next) ? next.bit() : 0;
        }
        return jumps;
    }

    private long freeNeighbours(int square) {
        return STEPS.stream()
                .map(Place.of(square)::plus)
                .filter(this::isFree)
                .mapToLong(Place::bit)
                .sum();
    }

    private long free() {
        long free = 0;
        for (int square = 0; square < 36; square++) {
            free |= isFree(Place.of(square)) ? Place.of(square).bit() : 0;
        }
        return free;
    }

    private boolean isFree(Place place) {
        return place.isOnBoard() && (occupied & place.bit()) == 0;
    }
}
