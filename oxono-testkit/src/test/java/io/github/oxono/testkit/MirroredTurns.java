package io.github.oxono.testkit;

/** Turns with ranks and files swapped. */
final class MirroredTurns {
    private MirroredTurns() {}

    static GridGame.Turn mirror(GridGame.Turn turn) {
        return new GridGame.Turn(turn.symbol(), mirror(turn.destination()), mirror(turn.placement()));
    }

    private static GridGame.Cell mirror(GridGame.Cell cell) {
        return new GridGame.Cell(cell.rank(), cell.file());
    }
}
