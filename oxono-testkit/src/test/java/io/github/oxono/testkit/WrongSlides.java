package io.github.oxono.testkit;

import static io.github.oxono.testkit.WrongRules.EVERY_WAY;

import io.github.oxono.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Mistakes about the slide (R5). */
final class WrongSlides {
    static final List<Wrong> ALL = List.of(
            new Wrong(
                    "one square at a time only",
                    Set.of(18),
                    Set.of(Rule.R5),
                    Set.of(),
                    EVERY_WAY,
                    onC4 -> new GridGame(onC4) {
                        @Override
                        List<Cell> slide(char symbol, Way way) {
                            return super.slide(symbol, way).stream().limit(1).toList();
                        }
                    }),
            new Wrong("all the way only", Set.of(), Set.of(Rule.R5), Set.of(), EVERY_WAY, onC4 -> new GridGame(onC4) {
                @Override
                List<Cell> slide(char symbol, Way way) {
                    List<Cell> cells = super.slide(symbol, way);
                    return cells.subList(Math.max(0, cells.size() - 1), cells.size());
                }
            }),
            new Wrong(
                    "a totem slides over pieces and totems",
                    Set.of(19),
                    Set.of(Rule.R5),
                    Set.of(),
                    EVERY_WAY,
                    onC4 -> new GridGame(onC4) {
                        @Override
                        List<Cell> slide(char symbol, Way way) {
                            return row(totem(symbol), way).stream()
                                    .filter(this::isFree)
                                    .toList();
                        }
                    }),
            new Wrong(
                    "a totem slides over the other totem",
                    Set.of(19),
                    Set.of(Rule.R5),
                    Set.of(),
                    EVERY_WAY,
                    onC4 -> new GridGame(onC4) {
                        @Override
                        List<Cell> slide(char symbol, Way way) {
                            List<Cell> cells = new ArrayList<>();
                            for (Cell cell : row(totem(symbol).plus(way), way)) {
                                if (!isFree(cell) && !isTotem(at(cell))) {
                                    break;
                                }
                                cells.add(cell);
                            }
                            return cells.stream().filter(this::isFree).toList();
                        }
                    }),
            new Wrong(
                    "a totem slides diagonally",
                    Set.of(),
                    Set.of(Rule.R5),
                    Set.of(),
                    EVERY_WAY,
                    onC4 -> new GridGame(onC4) {
                        @Override
                        List<Cell> slides(char symbol) {
                            List<Cell> cells = new ArrayList<>(super.slides(symbol));
                            Cell totem = totem(symbol);
                            cells.addAll(freeCells().stream()
                                    .filter(cell -> Math.abs(cell.file() - totem.file()) == 1)
                                    .filter(cell -> Math.abs(cell.rank() - totem.rank()) == 1)
                                    .toList());
                            return cells;
                        }
                    }),
            new Wrong(
                    "a totem slides onto the piece in its way",
                    Set.of(),
                    Set.of(Rule.R5),
                    Set.of(),
                    EVERY_WAY,
                    onC4 -> new GridGame(onC4) {
                        @Override
                        List<Cell> slide(char symbol, Way way) {
                            List<Cell> cells = new ArrayList<>(super.slide(symbol, way));
                            row(totem(symbol), way).stream()
                                    .skip(cells.size() + 1)
                                    .limit(1)
                                    .filter(cell -> !isTotem(at(cell)))
                                    .forEach(cells::add);
                            return cells;
                        }
                    }),
            new Wrong(
                    "the first rank and file are never reached",
                    Set.of(21),
                    Set.of(Rule.R5),
                    Set.of(OxonoLaw.SYMMETRY),
                    EVERY_WAY,
                    onC4 -> new GridGame(onC4) {
                        @Override
                        List<Cell> slide(char symbol, Way way) {
                            return super.slide(symbol, way).stream()
                                    .filter(cell -> cell.file() > 0 && cell.rank() > 0)
                                    .toList();
                        }
                    }),
            new Wrong(
                    "only along the file",
                    Set.of(),
                    Set.of(Rule.R5),
                    Set.of(OxonoLaw.SYMMETRY),
                    EVERY_WAY,
                    onC4 -> new GridGame(onC4) {
                        @Override
                        List<Cell> slide(char symbol, Way way) {
                            return way == Way.LEFT || way == Way.RIGHT ? List.of() : super.slide(symbol, way);
                        }
                    }));

    private WrongSlides() {}
}
