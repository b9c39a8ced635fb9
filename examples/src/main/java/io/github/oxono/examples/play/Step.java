package io.github.oxono.examples.play;

/** A step of the cursor over a picture. */
enum Step {
    UP(-1, 0),
    DOWN(1, 0),
    LEFT(0, -1),
    RIGHT(0, 1);

    private final int rows;
    private final int columns;

    Step(int rows, int columns) {
        this.rows = rows;
        this.columns = columns;
    }

    /** Whether steps of this kind alone lead from one cell to the other. */
    boolean leads(Cell from, Cell to) {
        return Integer.signum(to.row() - from.row()) == rows && Integer.signum(to.column() - from.column()) == columns;
    }

    int distance(Cell from, Cell to) {
        return Math.abs(to.row() - from.row()) + Math.abs(to.column() - from.column());
    }
}
