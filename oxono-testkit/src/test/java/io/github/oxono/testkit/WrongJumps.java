package io.github.oxono.testkit;

import static io.github.oxono.testkit.WrongRules.EVERY_WAY;

import io.github.oxono.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Mistakes about the jump (R7). */
final class WrongJumps {
    static final List<Wrong> ALL = List.of(
            new Wrong(
                    "an enclosed totem cannot jump",
                    Set.of(9),
                    Set.of(Rule.R6, Rule.R7),
                    Set.of(),
                    EVERY_WAY,
                    onC4 -> new GridGame(onC4) {
                        @Override
                        List<Cell> leaps(char symbol) {
                            return super.jumps(symbol).isEmpty() ? relocations(symbol) : List.of();
                        }
                    }),
            new Wrong(
                    "an enclosed totem may go anywhere although it can jump",
                    Set.of(7),
                    Set.of(Rule.R7),
                    Set.of(),
                    EVERY_WAY,
                    onC4 -> new GridGame(onC4) {
                        @Override
                        List<Cell> leaps(char symbol) {
                            return relocations(symbol);
                        }
                    }),
            new Wrong(
                    "a totem does not jump over pieces of the other symbol",
                    Set.of(8),
                    Set.of(Rule.R7),
                    Set.of(),
                    EVERY_WAY,
                    onC4 -> new GridGame(onC4) {
                        @Override
                        boolean mayJumpOver(char symbol, char content, int length) {
                            return isTotem(content) || Character.toUpperCase(content) == symbol;
                        }
                    }),
            new Wrong(
                    "a totem does not jump over the opponent's pieces",
                    Set.of(8),
                    Set.of(Rule.R7),
                    Set.of(),
                    EVERY_WAY,
                    onC4 -> new GridGame(onC4) {
                        @Override
                        boolean mayJumpOver(char symbol, char content, int length) {
                            return isTotem(content) || Character.isUpperCase(content) == (toMove == 'p');
                        }
                    }),
            new Wrong(
                    "the jump lands behind the first piece, on whatever is there",
                    Set.of(10),
                    Set.of(Rule.R7),
                    Set.of(),
                    EVERY_WAY,
                    onC4 -> new GridGame(onC4) {
                        @Override
                        Optional<Cell> jump(char symbol, Way way) {
                            return super.jump(symbol, way)
                                    .map(landing -> totem(symbol).plus(way).plus(way));
                        }
                    }),
            new Wrong(
                    "the jump may go on past the first free square",
                    Set.of(11),
                    Set.of(Rule.R7),
                    Set.of(),
                    EVERY_WAY,
                    onC4 -> new GridGame(onC4) {
                        @Override
                        List<Cell> jumps(char symbol) {
                            List<Cell> cells = new ArrayList<>();
                            for (Way way : Way.values()) {
                                cells.addAll(row(totem(symbol), way).stream()
                                        .filter(this::isFree)
                                        .toList());
                            }
                            return cells;
                        }
                    }),
            new Wrong(
                    "the jump goes to the last free square",
                    Set.of(11),
                    Set.of(Rule.R7),
                    Set.of(),
                    EVERY_WAY,
                    onC4 -> new GridGame(onC4) {
                        @Override
                        Optional<Cell> jump(char symbol, Way way) {
                            return row(totem(symbol), way).stream()
                                    .filter(this::isFree)
                                    .reduce((first, last) -> last);
                        }
                    }),
            new Wrong(
                    "only one piece may be jumped over",
                    Set.of(12),
                    Set.of(Rule.R7),
                    Set.of(),
                    EVERY_WAY,
                    onC4 -> new GridGame(onC4) {
                        @Override
                        boolean mayJumpOver(char symbol, char content, int length) {
                            return length < 2;
                        }
                    }),
            new Wrong(
                    "the other totem cannot be jumped over",
                    Set.of(13),
                    Set.of(Rule.R7),
                    Set.of(),
                    EVERY_WAY,
                    onC4 -> new GridGame(onC4) {
                        @Override
                        boolean mayJumpOver(char symbol, char content, int length) {
                            return !isTotem(content);
                        }
                    }),
            new Wrong(
                    "an enclosed totem has to wait while the other one can slide",
                    Set.of(5),
                    Set.of(Rule.R6, Rule.R7),
                    Set.of(),
                    EVERY_WAY,
                    onC4 -> new GridGame(onC4) {
                        @Override
                        List<Cell> leaps(char symbol) {
                            char other = symbol == 'X' ? 'O' : 'X';
                            return hasPiece(other)
                                            && !isEnclosed(other)
                                            && !jumps(symbol).isEmpty()
                                    ? List.of()
                                    : super.leaps(symbol);
                        }
                    }),
            new Wrong(
                    "jumps go along the file only",
                    Set.of(),
                    Set.of(Rule.R7),
                    Set.of(OxonoLaw.SYMMETRY),
                    EVERY_WAY,
                    onC4 -> new GridGame(onC4) {
                        @Override
                        Optional<Cell> jump(char symbol, Way way) {
                            return way == Way.LEFT || way == Way.RIGHT ? Optional.empty() : super.jump(symbol, way);
                        }
                    }));

    private WrongJumps() {}
}
