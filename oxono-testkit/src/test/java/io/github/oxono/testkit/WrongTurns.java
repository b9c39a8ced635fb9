package io.github.oxono.testkit;

import static io.github.oxono.testkit.WrongRules.EVERY_WAY;

import io.github.oxono.Rule;
import io.github.oxono.testkit.Wrong.Through;
import io.github.oxono.testkit.game.GameLaw;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Mistakes about the two parts of a turn (R3). */
final class WrongTurns {
    static final List<Wrong> ALL = List.of(
            new Wrong(
                    "the totem may stay where it is",
                    Set.of(20),
                    Set.of(Rule.R3),
                    Set.of(),
                    EVERY_WAY,
                    onC4 -> new GridGame(onC4) {
                        @Override
                        List<Cell> destinations(char symbol) {
                            List<Cell> cells = new ArrayList<>(super.destinations(symbol));
                            if (mayMove(symbol)) {
                                cells.add(totem(symbol));
                            }
                            return cells;
                        }
                    }),
            new Wrong(
                    "a refused placement leaves the totem moved",
                    Set.of(38),
                    Set.of(Rule.R3),
                    Set.of(GameLaw.REFUSED_MOVES_CHANGE_NOTHING),
                    EnumSet.of(Through.LISTING, Through.TRYING),
                    onC4 -> new GridGame(onC4) {
                        @Override
                        void play(Turn turn) {
                            moveTotem(turn.symbol(), turn.destination());
                            try {
                                placePiece(turn.symbol(), turn.placement());
                            } finally {
                                moved = '-';
                            }
                        }
                    }),
            new Wrong(
                    "a refused placement takes the totem back and ends the turn",
                    Set.of(38),
                    Set.of(Rule.R3),
                    Set.of(GameLaw.REFUSED_MOVES_CHANGE_NOTHING),
                    EnumSet.of(Through.STEPPING),
                    onC4 -> new GridGame(onC4) {
                        @Override
                        void placePiece(char symbol, Cell placement) {
                            try {
                                super.placePiece(symbol, placement);
                            } catch (NotAllowed refused) {
                                toMove = opponentOf(toMove);
                                throw refused;
                            }
                        }
                    }),
            new Wrong(
                    "two totem moves in a row",
                    Set.of(37),
                    Set.of(Rule.R3),
                    Set.of(),
                    EnumSet.of(Through.STEPPING),
                    onC4 -> new GridGame(onC4) {
                        @Override
                        void moveTotem(char symbol, Cell destination) {
                            moved = '-';
                            super.moveTotem(symbol, destination);
                        }
                    }),
            new Wrong(
                    "a piece without a totem move",
                    Set.of(37),
                    Set.of(Rule.R3),
                    Set.of(),
                    EnumSet.of(Through.STEPPING),
                    onC4 -> new GridGame(onC4) {
                        @Override
                        void placePiece(char symbol, Cell placement) {
                            if (moved == '-' && isFree(placement) && mayMove(symbol)) {
                                remember();
                                putPiece(placement, symbol);
                            } else {
                                super.placePiece(symbol, placement);
                            }
                        }
                    }),
            new Wrong(
                    "a piece of the other symbol may be placed",
                    Set.of(37),
                    Set.of(Rule.R3),
                    Set.of(),
                    EnumSet.of(Through.STEPPING),
                    onC4 -> new GridGame(onC4) {
                        @Override
                        void placePiece(char symbol, Cell placement) {
                            super.placePiece(moved, placement);
                        }
                    }),
            new Wrong(
                    "the piece placed shows the other symbol",
                    Set.of(37),
                    Set.of(Rule.R3),
                    Set.of(),
                    EVERY_WAY,
                    onC4 -> new GridGame(onC4) {
                        @Override
                        void putPiece(Cell placement, char symbol) {
                            super.putPiece(placement, symbol == 'X' ? 'O' : 'X');
                        }
                    }),
            new Wrong(
                    "the piece placed is the opponent's",
                    Set.of(),
                    Set.of(Rule.R3),
                    Set.of(),
                    EVERY_WAY,
                    onC4 -> new GridGame(onC4) {
                        @Override
                        void putPiece(Cell placement, char symbol) {
                            super.putPiece(placement, symbol);
                            set(placement, pieceOf(toMove, symbol));
                        }
                    }),
            new Wrong(
                    "the player does not change",
                    Set.of(39),
                    Set.of(Rule.R3),
                    Set.of(),
                    EVERY_WAY,
                    onC4 -> new GridGame(onC4) {
                        @Override
                        char nextPlayer() {
                            return toMove;
                        }
                    }),
            new Wrong(
                    "the player changes after the totem move",
                    Set.of(39),
                    Set.of(Rule.R3),
                    Set.of(),
                    EnumSet.of(Through.STEPPING),
                    onC4 -> new GridGame(onC4) {
                        @Override
                        void carryTotem(char symbol, Cell destination) {
                            super.carryTotem(symbol, destination);
                            toMove = opponentOf(toMove);
                        }

                        @Override
                        void putPiece(Cell placement, char symbol) {
                            toMove = opponentOf(toMove);
                            super.putPiece(placement, symbol);
                        }
                    }),
            new Wrong(
                    "the totem goes back when the piece is placed",
                    Set.of(),
                    Set.of(Rule.R3),
                    Set.of(),
                    EVERY_WAY,
                    onC4 -> new GridGame(onC4) {
                        private Cell origin = new Cell(0, 0);

                        @Override
                        void carryTotem(char symbol, Cell destination) {
                            origin = totem(symbol);
                            super.carryTotem(symbol, destination);
                        }

                        @Override
                        void putPiece(Cell placement, char symbol) {
                            super.putPiece(placement, symbol);
                            if (isFree(origin)) {
                                set(totem(symbol), FREE);
                                set(origin, totemOf(symbol));
                            }
                        }
                    }));

    private WrongTurns() {}
}
