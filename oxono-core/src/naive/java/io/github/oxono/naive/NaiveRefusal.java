package io.github.oxono.naive;

import java.util.List;
import java.util.Optional;

/** The first reason, in the documented order, why a move is refused; written apart from the generator of moves. */
final class NaiveRefusal {

    private NaiveRefusal() {}

    static Optional<String> of(NaiveBoard board, NaiveMove move) {
        if (board.isFinished()) {
            return Optional.of("GAME_OVER"); // R13
        }
        if (board.reserve(board.toMove(), move.symbol()) == 0) {
            return Optional.of("NO_PIECE_IN_RESERVE"); // R4
        }
        return ofDestination(board.grid(), move).or(() -> ofPlacement(board.grid(), move));
    }

    private static Optional<String> ofDestination(NaiveGrid grid, NaiveMove move) {
        NaiveSquare totem = grid.totem(move.symbol());
        if (move.destination().equals(totem)) {
            return Optional.of("TOTEM_STAYS"); // R3
        }
        if (grid.isOccupied(move.destination())) {
            return Optional.of("DESTINATION_OCCUPIED"); // R3
        }
        if (!NaiveReach.isEnclosed(grid, totem)) {
            return ofSlide(grid, totem, move.destination());
        }
        if (!NaiveReach.isRankAndFileOccupied(grid, totem)) {
            return ofJump(grid, totem, move.destination());
        }
        return Optional.empty(); // R8 allows every free square
    }

    private static Optional<String> ofSlide(NaiveGrid grid, NaiveSquare totem, NaiveSquare destination) {
        if (!totem.inLineWith(destination)) {
            return Optional.of("NOT_IN_LINE"); // R5
        }
        if (totem.squaresBefore(destination).stream().anyMatch(grid::isOccupied)) {
            return Optional.of("PATH_BLOCKED"); // R5
        }
        return Optional.empty();
    }

    private static Optional<String> ofJump(NaiveGrid grid, NaiveSquare totem, NaiveSquare destination) {
        if (!totem.inLineWith(destination)) {
            return Optional.of("NOT_IN_LINE_FOR_JUMP"); // R7
        }
        if (totem.squaresBefore(destination).stream().anyMatch(grid::isFree)) {
            return Optional.of("NOT_FIRST_FREE_SQUARE"); // R7
        }
        return Optional.empty();
    }

    private static Optional<String> ofPlacement(NaiveGrid grid, NaiveMove move) {
        NaiveGrid afterTotemMove = grid.withTotemMoved(move.symbol(), move.destination());
        if (afterTotemMove.isOccupied(move.placement())) {
            return Optional.of("PLACEMENT_OCCUPIED"); // R3
        }
        List<NaiveSquare> neighbours = move.destination().neighbours();
        boolean freeNeighbourExists = neighbours.stream().anyMatch(afterTotemMove::isFree);
        if (freeNeighbourExists && !neighbours.contains(move.placement())) {
            return Optional.of("NOT_ADJACENT"); // R9
        }
        return Optional.empty(); // R10 allows every free square
    }
}
