package io.github.oxono.testkit;

import static io.github.oxono.testkit.WrongRules.EVERY_WAY;

import io.github.oxono.Rule;
import io.github.oxono.testkit.Wrong.Through;
import io.github.oxono.testkit.game.GameLaw;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Mistakes about what is no rule: queries, lists, undo, crashes. */
final class WrongManners {
    static final List<Wrong> ALL = List.of(
            new Wrong(
                    "looking for moves changes the game",
                    Set.of(44),
                    Set.of(),
                    Set.of(GameLaw.QUERIES_CHANGE_NOTHING),
                    EnumSet.of(Through.LISTING),
                    onC4 -> new GridGame(onC4) {
                        @Override
                        List<Turn> turns() {
                            List<Turn> turns = super.turns();
                            if (turns.size() < 20) {
                                toMove = opponentOf(toMove);
                            }
                            return turns;
                        }
                    }),
            new Wrong(
                    "a move is listed twice",
                    Set.of(),
                    Set.of(),
                    Set.of(GameLaw.NO_MOVE_LISTED_TWICE),
                    EnumSet.of(Through.LISTING),
                    onC4 -> new GridGame(onC4) {
                        @Override
                        List<Cell> jumps(char symbol) {
                            List<Cell> cells = new ArrayList<>(super.jumps(symbol));
                            cells.addAll(super.jumps(symbol));
                            return cells;
                        }
                    }),
            new Wrong(
                    "undo gives the turn to the wrong side after a win",
                    Set.of(41),
                    Set.of(),
                    Set.of(GameLaw.UNDO_RESTORES),
                    EVERY_WAY,
                    onC4 -> new GridGame(onC4) {
                        @Override
                        void undo() {
                            boolean won = isOver();
                            super.undo();
                            if (won) {
                                toMove = opponentOf(toMove);
                            }
                        }
                    }),
            new Wrong(
                    "undo gives back a ninth piece",
                    Set.of(41),
                    Set.of(),
                    Set.of(GameLaw.UNDO_RESTORES),
                    EVERY_WAY,
                    onC4 -> new GridGame(onC4) {
                        @Override
                        void undo() {
                            char mover = opponentOf(toMove);
                            super.undo();
                            reserve.merge(pieceOf(mover, 'X'), 1, Integer::sum);
                        }
                    }),
            new Wrong(
                    "undo fails after a jump",
                    Set.of(42),
                    Set.of(),
                    Set.of(GameLaw.NO_CRASH),
                    EVERY_WAY,
                    onC4 -> new GridGame(onC4) {
                        @Override
                        void undo() {
                            Map<Character, Integer> now = reserve;
                            super.undo();
                            if (isEnclosed('X') && now.get(pieceOf(toMove, 'X')) < reserve.get(pieceOf(toMove, 'X'))) {
                                throw new IllegalStateException("the totem cannot slide back");
                            }
                        }
                    }),
            new Wrong(
                    "a null pointer when a totem has to jump",
                    Set.of(),
                    Set.of(Rule.R6, Rule.R7),
                    Set.of(GameLaw.NO_CRASH),
                    EVERY_WAY,
                    onC4 -> new GridGame(onC4) {
                        @Override
                        void carryTotem(char symbol, Cell destination) {
                            if (isEnclosed(symbol) && !jumps(symbol).isEmpty()) {
                                throw new NullPointerException("no path");
                            }
                            super.carryTotem(symbol, destination);
                        }
                    }),
            new Wrong(
                    "an index error for a move that is not allowed",
                    Set.of(),
                    Set.of(),
                    Set.of(GameLaw.NO_CRASH),
                    EVERY_WAY,
                    onC4 -> new GridGame(onC4) {
                        @Override
                        void requireDestination(char symbol, Cell destination) {
                            if (!isFree(destination)) {
                                throw new ArrayIndexOutOfBoundsException(6);
                            }
                            super.requireDestination(symbol, destination);
                        }
                    }),
            new Wrong(
                    "an index error for a piece that is not allowed",
                    Set.of(),
                    Set.of(),
                    Set.of(GameLaw.NO_CRASH),
                    EnumSet.of(Through.STEPPING),
                    onC4 -> new GridGame(onC4) {
                        @Override
                        void placePiece(char symbol, Cell placement) {
                            if (moved != '-' && !isFree(placement)) {
                                throw new ArrayIndexOutOfBoundsException(6);
                            }
                            super.placePiece(symbol, placement);
                        }
                    }),
            new Wrong(
                    "a null pointer for a second totem in one turn",
                    Set.of(),
                    Set.of(),
                    Set.of(GameLaw.NO_CRASH),
                    EnumSet.of(Through.STEPPING),
                    onC4 -> new GridGame(onC4) {
                        @Override
                        void moveTotem(char symbol, Cell destination) {
                            if (moved != '-') {
                                throw new NullPointerException("no totem to move");
                            }
                            super.moveTotem(symbol, destination);
                        }
                    }));

    private WrongManners() {}
}
