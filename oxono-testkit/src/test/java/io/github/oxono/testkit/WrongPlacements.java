package io.github.oxono.testkit;

import static io.github.oxono.testkit.WrongRules.EVERY_WAY;

import io.github.oxono.Rule;
import io.github.oxono.testkit.Wrong.Through;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Mistakes about the placement (R9, R10). */
final class WrongPlacements {
    static final List<Wrong> ALL = List.of(
            new Wrong(
                    "the square the totem left is refused",
                    Set.of(22),
                    Set.of(Rule.R9),
                    Set.of(),
                    EnumSet.of(Through.LISTING, Through.TRYING),
                    onC4 -> new GridGame(onC4) {
                        @Override
                        List<Cell> adjacentPlacements(char symbol, Cell destination) {
                            return super.adjacentPlacements(symbol, destination).stream()
                                    .filter(cell -> moved != '-' || !cell.equals(totem(symbol)))
                                    .toList();
                        }
                    }),
            new Wrong(
                    "the piece may go diagonally",
                    Set.of(23),
                    Set.of(Rule.R9),
                    Set.of(),
                    EVERY_WAY,
                    onC4 -> new GridGame(onC4) {
                        @Override
                        List<Cell> adjacentPlacements(char symbol, Cell destination) {
                            List<Cell> cells = new ArrayList<>(super.adjacentPlacements(symbol, destination));
                            if (!cells.isEmpty()) {
                                freePlacements(symbol, destination).stream()
                                        .filter(cell -> Math.abs(cell.file() - destination.file()) == 1)
                                        .filter(cell -> Math.abs(cell.rank() - destination.rank()) == 1)
                                        .forEach(cells::add);
                            }
                            return cells;
                        }
                    }),
            new Wrong(
                    "the piece may go next to the totem's old square",
                    Set.of(23),
                    Set.of(Rule.R9),
                    Set.of(),
                    EnumSet.of(Through.LISTING, Through.TRYING),
                    onC4 -> new GridGame(onC4) {
                        @Override
                        List<Cell> adjacentPlacements(char symbol, Cell destination) {
                            Set<Cell> cells = new LinkedHashSet<>(super.adjacentPlacements(symbol, destination));
                            if (!cells.isEmpty() && moved == '-') {
                                cells.addAll(super.adjacentPlacements(symbol, totem(symbol)).stream()
                                        .filter(cell -> isFreeAfter(symbol, destination, cell))
                                        .toList());
                            }
                            return List.copyOf(cells);
                        }
                    }),
            new Wrong(
                    "the piece goes on the squares beyond the next ones too",
                    Set.of(),
                    Set.of(Rule.R9),
                    Set.of(),
                    EVERY_WAY,
                    onC4 -> new GridGame(onC4) {
                        @Override
                        List<Cell> adjacentPlacements(char symbol, Cell destination) {
                            Set<Cell> cells = new LinkedHashSet<>(super.adjacentPlacements(symbol, destination));
                            if (!cells.isEmpty()) {
                                freePlacements(symbol, destination).stream()
                                        .filter(cell -> Math.abs(cell.file() - destination.file())
                                                        + Math.abs(cell.rank() - destination.rank())
                                                == 2)
                                        .forEach(cells::add);
                            }
                            return List.copyOf(cells);
                        }
                    }),
            new Wrong(
                    "the piece may go on an occupied neighbour",
                    Set.of(),
                    Set.of(Rule.R9),
                    Set.of(),
                    EVERY_WAY,
                    onC4 -> new GridGame(onC4) {
                        @Override
                        List<Cell> adjacentPlacements(char symbol, Cell destination) {
                            List<Cell> cells = new ArrayList<>(super.adjacentPlacements(symbol, destination));
                            if (!cells.isEmpty()) {
                                Arrays.stream(Way.values())
                                        .map(destination::plus)
                                        .filter(cell -> cell.onBoard() && at(cell) != FREE && !isTotem(at(cell)))
                                        .forEach(cells::add);
                            }
                            return cells;
                        }
                    }),
            new Wrong(
                    "no free placement", Set.of(24), Set.of(Rule.R10), Set.of(), EVERY_WAY, onC4 -> new GridGame(onC4) {
                        @Override
                        List<Cell> freePlacements(char symbol, Cell destination) {
                            return List.of();
                        }
                    }),
            new Wrong(
                    "free placement after every jump and relocation",
                    Set.of(25),
                    Set.of(Rule.R10),
                    Set.of(),
                    EnumSet.of(Through.LISTING, Through.TRYING),
                    onC4 -> new GridGame(onC4) {
                        @Override
                        List<Cell> placements(char symbol, Cell destination) {
                            boolean isSlide = moved != '-' || !isEnclosed(symbol);
                            return isSlide
                                    ? super.placements(symbol, destination)
                                    : freePlacements(symbol, destination);
                        }
                    }),
            new Wrong(
                    "free placement includes the totem's own square",
                    Set.of(26),
                    Set.of(Rule.R10),
                    Set.of(),
                    EnumSet.of(Through.STEPPING),
                    onC4 -> new GridGame(onC4) {
                        @Override
                        List<Cell> freePlacements(char symbol, Cell destination) {
                            List<Cell> cells = new ArrayList<>(super.freePlacements(symbol, destination));
                            cells.add(destination);
                            return cells;
                        }
                    }),
            new Wrong(
                    "free placement leaves out the square the totem left",
                    Set.of(26),
                    Set.of(Rule.R10),
                    Set.of(),
                    EnumSet.of(Through.LISTING, Through.TRYING),
                    onC4 -> new GridGame(onC4) {
                        @Override
                        List<Cell> freePlacements(char symbol, Cell destination) {
                            return super.freePlacements(symbol, destination).stream()
                                    .filter(cell -> moved != '-' || !cell.equals(totem(symbol)))
                                    .toList();
                        }
                    }));

    private WrongPlacements() {}
}
