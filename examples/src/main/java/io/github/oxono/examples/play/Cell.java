package io.github.oxono.examples.play;

/**
 * Where a field of a game stands in its picture.
 *
 * @param name the field's name, as it is typed
 * @param row the line, from 0 at the top
 * @param column the first column, from 0 at the left
 * @param width how many columns it takes
 */
record Cell(String name, int row, int column, int width) {
    boolean contains(int otherRow, int otherColumn) {
        return row == otherRow && column <= otherColumn && otherColumn < column + width;
    }
}
