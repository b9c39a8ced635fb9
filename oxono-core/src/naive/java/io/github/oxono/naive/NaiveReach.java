package io.github.oxono.naive;

import java.util.List;
import java.util.Optional;

/** Where a totem and then a piece may go (R5 to R10), whoever moves. Lists are in square order. */
final class NaiveReach {

    private NaiveReach() {}

    static List<NaiveSquare> destinations(NaiveGrid grid, char symbol) {
        NaiveSquare totem = grid.totem(symbol);
        if (!isEnclosed(grid, totem)) {
            return slides(grid, totem);
        }
        if (!isRankAndFileOccupied(grid, totem)) {
            return jumps(grid, totem);
        }
        return relocations(grid);
    }

    /** R5: a totem that is not enclosed moves one or more squares along its rank or file over free squares only. */
    private static List<NaiveSquare> slides(NaiveGrid grid, NaiveSquare totem) {
        return totem.rays().stream()
                .flatMap(ray -> ray.stream().takeWhile(grid::isFree))
                .sorted()
                .toList();
    }

    /** R6: a totem is enclosed when every square next to it along rank and file holds a piece or the other totem. */
    static boolean isEnclosed(NaiveGrid grid, NaiveSquare totem) {
        return totem.neighbours().stream().allMatch(grid::isOccupied);
    }

    /** R7: in any direction, over the unbroken run next to the totem onto the first free square behind. */
    private static List<NaiveSquare> jumps(NaiveGrid grid, NaiveSquare totem) {
        return totem.rays().stream()
                .map(ray -> ray.stream().filter(grid::isFree).findFirst())
                .flatMap(Optional::stream)
                .sorted()
                .toList();
    }

    /** R8: an enclosed totem whose whole rank and file are occupied goes to any free square. */
    private static List<NaiveSquare> relocations(NaiveGrid grid) {
        return grid.freeSquares();
    }

    static boolean isRankAndFileOccupied(NaiveGrid grid, NaiveSquare totem) {
        return NaiveSquare.ALL.stream().filter(totem::inLineWith).allMatch(grid::isOccupied);
    }

    /** Where the piece may go once the totem has moved. */
    static List<NaiveSquare> placements(NaiveGrid gridAfterTotemMove, char symbol) {
        List<NaiveSquare> adjacent = adjacentPlacements(gridAfterTotemMove, symbol);
        return adjacent.isEmpty() ? freePlacements(gridAfterTotemMove) : adjacent;
    }

    /** R9: the piece goes on a free square next to the totem's new square, along rank or file. */
    static List<NaiveSquare> adjacentPlacements(NaiveGrid gridAfterTotemMove, char symbol) {
        return gridAfterTotemMove.totem(symbol).neighbours().stream()
                .filter(gridAfterTotemMove::isFree)
                .sorted()
                .toList();
    }

    /** R10: if the totem's new square has no free square next to it, the piece goes on any free square. */
    private static List<NaiveSquare> freePlacements(NaiveGrid gridAfterTotemMove) {
        return gridAfterTotemMove.freeSquares();
    }
}
