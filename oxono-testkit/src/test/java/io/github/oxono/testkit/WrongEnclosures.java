package io.github.oxono.testkit;

import static io.github.oxono.testkit.WrongRules.EVERY_WAY;

import io.github.oxono.Rule;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/** Mistakes about the enclosure (R6). */
final class WrongEnclosures {
    static final List<Wrong> ALL = List.of(
            new Wrong(
                    "a totem that is not enclosed may jump where it is blocked",
                    Set.of(14),
                    Set.of(Rule.R6),
                    Set.of(),
                    EVERY_WAY,
                    onC4 -> new GridGame(onC4) {
                        @Override
                        List<Cell> slides(char symbol) {
                            List<Cell> cells = new ArrayList<>(super.slides(symbol));
                            cells.addAll(jumps(symbol));
                            return cells;
                        }
                    }),
            new Wrong(
                    "the last rank and file count as no neighbours",
                    Set.of(15),
                    Set.of(Rule.R6),
                    Set.of(OxonoLaw.SYMMETRY),
                    EVERY_WAY,
                    onC4 -> new GridGame(onC4) {
                        @Override
                        boolean isClosed(char symbol, Cell neighbour) {
                            return neighbour.file() == 5 || neighbour.rank() == 5 || super.isClosed(symbol, neighbour);
                        }
                    }),
            new Wrong(
                    "the edge of the board is open",
                    Set.of(16),
                    Set.of(Rule.R6),
                    Set.of(),
                    EVERY_WAY,
                    onC4 -> new GridGame(onC4) {
                        @Override
                        boolean isClosed(char symbol, Cell neighbour) {
                            return neighbour.onBoard() && super.isClosed(symbol, neighbour);
                        }
                    }),
            new Wrong(
                    "the other totem does not enclose",
                    Set.of(17),
                    Set.of(Rule.R6),
                    Set.of(),
                    EVERY_WAY,
                    onC4 -> new GridGame(onC4) {
                        @Override
                        boolean isClosed(char symbol, Cell neighbour) {
                            return super.isClosed(symbol, neighbour)
                                    && !(neighbour.onBoard() && isTotem(at(neighbour)));
                        }
                    }),
            new Wrong(
                    "a totem with one free neighbour is enclosed",
                    Set.of(14, 15),
                    Set.of(Rule.R6),
                    Set.of(),
                    EVERY_WAY,
                    onC4 -> new GridGame(onC4) {
                        @Override
                        boolean isEnclosed(char symbol) {
                            Cell totem = totem(symbol);
                            return Arrays.stream(Way.values())
                                            .filter(way -> isFree(totem.plus(way)))
                                            .count()
                                    <= 1;
                        }
                    }),
            new Wrong(
                    "pieces of the totem's own symbol do not enclose",
                    Set.of(),
                    Set.of(Rule.R6),
                    Set.of(),
                    EVERY_WAY,
                    onC4 -> new GridGame(onC4) {
                        @Override
                        boolean isClosed(char symbol, Cell neighbour) {
                            boolean isOwn = neighbour.onBoard() && Character.toUpperCase(at(neighbour)) == symbol;
                            return super.isClosed(symbol, neighbour) && !isOwn;
                        }
                    }));

    private WrongEnclosures() {}
}
