package io.github.oxono.examples.play;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jline.utils.AttributedString;

/**
 * A board drawn for a terminal; without its colours it still says everything.
 *
 * @param lines what is drawn
 * @param cells where its fields stand
 */
record Picture(List<AttributedString> lines, List<Cell> cells) {
    Cell cell(String name) {
        return cells.stream()
                .filter(cell -> cell.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    Optional<Cell> cellAt(int row, int column) {
        return cells.stream().filter(cell -> cell.contains(row, column)).findFirst();
    }

    /** The next cell in a direction, in the same line or column; the cell itself at the edge. */
    Cell next(Cell from, Step step) {
        return cells.stream()
                .filter(cell -> step.leads(from, cell))
                .min(Comparator.comparingInt(cell -> step.distance(from, cell)))
                .orElse(from);
    }
}
