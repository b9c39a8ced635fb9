package io.github.oxono.testkit;

import static io.github.oxono.testkit.WrongRules.EVERY_WAY;

import io.github.oxono.Rule;
import io.github.oxono.testkit.Wrong.Through;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Mistakes about board and set-up (R1, R2). */
final class WrongBoards {
    static final List<Wrong> ALL = List.of(
            new Wrong(
                    "the board is shown with ranks and files swapped",
                    Set.of(48),
                    Set.of(Rule.R1),
                    Set.of(),
                    EVERY_WAY,
                    onC4 -> new GridGame(onC4) {
                        @Override
                        char shown(Cell cell) {
                            return at(new Cell(cell.rank(), cell.file()));
                        }
                    }),
            new Wrong(
                    "the board is shown upside down",
                    Set.of(48),
                    Set.of(Rule.R1),
                    Set.of(),
                    EVERY_WAY,
                    onC4 -> new GridGame(onC4) {
                        @Override
                        char shown(Cell cell) {
                            return at(new Cell(cell.file(), 5 - cell.rank()));
                        }
                    }),
            new Wrong(
                    "ranks and files are swapped in what is accepted and listed",
                    Set.of(48),
                    Set.of(Rule.R1),
                    Set.of(),
                    EnumSet.of(Through.LISTING, Through.TRYING),
                    onC4 -> new GridGame(onC4) {
                        @Override
                        List<Turn> turns() {
                            return super.turns().stream()
                                    .map(MirroredTurns::mirror)
                                    .toList();
                        }

                        @Override
                        void play(Turn turn) {
                            super.play(MirroredTurns.mirror(turn));
                        }
                    }),
            new Wrong(
                    "the board has five ranks",
                    Set.of(),
                    Set.of(Rule.R5),
                    Set.of(OxonoLaw.SYMMETRY),
                    EVERY_WAY,
                    onC4 -> new GridGame(onC4) {
                        @Override
                        boolean isFree(Cell cell) {
                            return cell.rank() < 5 && super.isFree(cell);
                        }
                    }),
            new Wrong(
                    "the totems start in the corners",
                    Set.of(49),
                    Set.of(Rule.R2),
                    Set.of(),
                    EVERY_WAY,
                    onC4 -> new GridGame(onC4) {
                        @Override
                        Cell startOf(char symbol, Cell right) {
                            return right.file() == 2 ? new Cell(0, 5) : new Cell(5, 0);
                        }
                    }),
            new Wrong(
                    "the totems start on the other diagonal",
                    Set.of(49),
                    Set.of(Rule.R2),
                    Set.of(),
                    EVERY_WAY,
                    onC4 -> new GridGame(onC4) {
                        @Override
                        Cell startOf(char symbol, Cell right) {
                            return new Cell(right.file(), 5 - right.rank());
                        }
                    }),
            new Wrong(
                    "the totems start on each other's squares",
                    Set.of(49),
                    Set.of(Rule.R2),
                    Set.of(),
                    EVERY_WAY,
                    onC4 -> new GridGame(onC4) {
                        @Override
                        Cell startOf(char symbol, Cell right) {
                            return new Cell(right.rank(), right.file());
                        }
                    }),
            new Wrong(
                    "each player has seven pieces of a kind",
                    Set.of(49),
                    Set.of(Rule.R2),
                    Set.of(),
                    EVERY_WAY,
                    onC4 -> new GridGame(onC4) {
                        @Override
                        int firstReserve() {
                            return 7;
                        }
                    }),
            new Wrong(
                    "the reserve starts at sixteen",
                    Set.of(35),
                    Set.of(Rule.R2),
                    Set.of(),
                    EVERY_WAY,
                    onC4 -> new GridGame(onC4) {
                        @Override
                        int firstReserve() {
                            return 16;
                        }
                    }),
            new Wrong("black begins", Set.of(49), Set.of(Rule.R2), Set.of(), EVERY_WAY, onC4 -> new GridGame(onC4) {
                @Override
                char firstPlayer() {
                    return 'b';
                }
            }));

    private WrongBoards() {}
}
