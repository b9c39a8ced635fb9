package io.github.oxono.testkit;

import static io.github.oxono.testkit.WrongRules.EVERY_WAY;

import io.github.oxono.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Mistakes about the win (R11). */
final class WrongLines {
    static final List<Wrong> ALL = List.of(
            new Wrong(
                    "lines that begin on the first square are missed",
                    Set.of(27),
                    Set.of(Rule.R11),
                    Set.of(OxonoLaw.SYMMETRY),
                    EVERY_WAY,
                    onC4 -> new GridGame(onC4) {
                        @Override
                        String contents(List<Cell> row) {
                            return super.contents(row).substring(1);
                        }
                    }),
            new Wrong(
                    "lines along a file are missed",
                    Set.of(27),
                    Set.of(Rule.R11),
                    Set.of(OxonoLaw.SYMMETRY),
                    EVERY_WAY,
                    onC4 -> new GridGame(onC4) {
                        @Override
                        List<List<Cell>> rows() {
                            return super.rows().stream()
                                    .filter(row ->
                                            row.get(0).file() != row.get(1).file())
                                    .toList();
                        }
                    }),
            new Wrong(
                    "a totem counts in a line of its symbol",
                    Set.of(28),
                    Set.of(Rule.R11),
                    Set.of(),
                    EVERY_WAY,
                    onC4 -> new GridGame(onC4) {
                        @Override
                        boolean hasSymbolRun(String contents) {
                            return super.hasSymbolRun(
                                    contents.replace(TOTEM_X, 'X').replace(TOTEM_O, 'O'));
                        }
                    }),
            new Wrong(
                    "a totem does not interrupt a line",
                    Set.of(28),
                    Set.of(Rule.R11),
                    Set.of(),
                    EVERY_WAY,
                    onC4 -> new GridGame(onC4) {
                        @Override
                        String contents(List<Cell> row) {
                            return super.contents(row)
                                    .replace(String.valueOf(TOTEM_X), "")
                                    .replace(String.valueOf(TOTEM_O), "");
                        }
                    }),
            new Wrong(
                    "a gap is ignored", Set.of(29), Set.of(Rule.R11), Set.of(), EVERY_WAY, onC4 -> new GridGame(onC4) {
                        @Override
                        String contents(List<Cell> row) {
                            return super.contents(row).replace(String.valueOf(FREE), "");
                        }
                    }),
            new Wrong(
                    "colour and symbol are mixed in one line",
                    Set.of(29),
                    Set.of(Rule.R11),
                    Set.of(),
                    EVERY_WAY,
                    onC4 -> new GridGame(onC4) {
                        @Override
                        boolean wins(List<Cell> row) {
                            String contents = contents(row);
                            int run = 1;
                            for (int at = 1; at < 6; at++) {
                                run = alike(contents.charAt(at - 1), contents.charAt(at)) ? run + 1 : 1;
                                if (run == 4) {
                                    return true;
                                }
                            }
                            return false;
                        }

                        private boolean alike(char one, char other) {
                            boolean pieces = Character.isLetter(one) && Character.isLetter(other);
                            boolean sameColour = Character.isUpperCase(one) == Character.isUpperCase(other);
                            return pieces && (sameColour || Character.toUpperCase(one) == Character.toUpperCase(other));
                        }
                    }),
            new Wrong(
                    "only pieces equal in colour and symbol make a line",
                    Set.of(30),
                    Set.of(Rule.R11),
                    Set.of(),
                    EVERY_WAY,
                    onC4 -> new GridGame(onC4) {
                        @Override
                        boolean hasRun(String contents, char one, char other) {
                            return super.hasRun(contents, one, one) || super.hasRun(contents, other, other);
                        }
                    }),
            new Wrong(
                    "five or six in a row do not win",
                    Set.of(31),
                    Set.of(Rule.R11),
                    Set.of(),
                    EVERY_WAY,
                    onC4 -> new GridGame(onC4) {
                        @Override
                        boolean hasRun(String contents, char one, char other) {
                            return super.hasRun(contents, one, other)
                                    && !contents.matches(".*[" + one + other + "]{5}.*");
                        }
                    }),
            new Wrong(
                    "only five in a row win",
                    Set.of(31),
                    Set.of(Rule.R11),
                    Set.of(),
                    EVERY_WAY,
                    onC4 -> new GridGame(onC4) {
                        @Override
                        boolean isLongEnough(int run) {
                            return run == 5;
                        }
                    }),
            new Wrong(
                    "three in a row win", Set.of(), Set.of(Rule.R11), Set.of(), EVERY_WAY, onC4 -> new GridGame(onC4) {
                        @Override
                        boolean isLongEnough(int run) {
                            return run == 3;
                        }
                    }),
            new Wrong(
                    "a symbol line has to be the mover's own",
                    Set.of(32),
                    Set.of(Rule.R11),
                    Set.of(),
                    EVERY_WAY,
                    onC4 -> new GridGame(onC4) {
                        @Override
                        boolean hasSymbolRun(String contents) {
                            return false;
                        }
                    }),
            new Wrong(
                    "most of a symbol line has to be the mover's",
                    Set.of(32),
                    Set.of(Rule.R11),
                    Set.of(),
                    EVERY_WAY,
                    onC4 -> new GridGame(onC4) {
                        @Override
                        boolean hasSymbolRun(String contents) {
                            long own = contents.chars()
                                    .filter(content -> Character.isLetter(content))
                                    .filter(content -> Character.isUpperCase(content) == (toMove == 'p'))
                                    .count();
                            return own > 2 && super.hasSymbolRun(contents);
                        }
                    }),
            new Wrong(
                    "colour lines do not win",
                    Set.of(),
                    Set.of(Rule.R11),
                    Set.of(),
                    EVERY_WAY,
                    onC4 -> new GridGame(onC4) {
                        @Override
                        boolean hasColourRun(String contents) {
                            return false;
                        }
                    }),
            new Wrong("diagonals win", Set.of(33), Set.of(Rule.R11), Set.of(), EVERY_WAY, onC4 -> new GridGame(onC4) {
                @Override
                List<List<Cell>> rows() {
                    List<List<Cell>> rows = new ArrayList<>(super.rows());
                    for (int shift = -2; shift <= 2; shift++) {
                        int offset = shift;
                        rows.add(cells().stream()
                                .filter(cell -> cell.file() - cell.rank() == offset)
                                .toList());
                        rows.add(cells().stream()
                                .filter(cell -> cell.file() + cell.rank() == 5 + offset)
                                .toList());
                    }
                    return rows;
                }
            }),
            new Wrong(
                    "the loser is told to have won",
                    Set.of(),
                    Set.of(Rule.R11),
                    Set.of(),
                    EVERY_WAY,
                    onC4 -> new GridGame(onC4) {
                        @Override
                        char resultAfter(Cell placement) {
                            return switch (super.resultAfter(placement)) {
                                case 'P' -> 'B';
                                case 'B' -> 'P';
                                default -> super.resultAfter(placement);
                            };
                        }
                    }));

    private WrongLines() {}
}
