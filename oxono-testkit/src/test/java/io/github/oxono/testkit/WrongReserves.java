package io.github.oxono.testkit;

import static io.github.oxono.testkit.WrongRules.EVERY_WAY;

import io.github.oxono.Rule;
import io.github.oxono.testkit.Wrong.Through;
import io.github.oxono.testkit.game.GameLaw;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Mistakes about the reserves (R4). */
final class WrongReserves {
    static final List<Wrong> ALL = List.of(
            new Wrong(
                    "the reserve is not checked",
                    Set.of(34),
                    Set.of(Rule.R4),
                    Set.of(),
                    EVERY_WAY,
                    onC4 -> new GridGame(onC4) {
                        @Override
                        boolean hasPiece(char symbol) {
                            return true;
                        }
                    }),
            new Wrong(
                    "the reserve is checked only when the piece is placed",
                    Set.of(34),
                    Set.of(Rule.R4),
                    Set.of(),
                    EnumSet.of(Through.STEPPING),
                    onC4 -> new GridGame(onC4) {
                        @Override
                        boolean mayMove(char symbol) {
                            return !isOver() && (moved == '-' || hasPiece(symbol));
                        }

                        @Override
                        boolean hasPiece(char symbol) {
                            return moved == '-' || super.hasPiece(symbol);
                        }

                        @Override
                        void placePiece(char symbol, Cell placement) {
                            if (!super.hasPiece(symbol)) {
                                throw new NotAllowed("no piece left");
                            }
                            super.placePiece(symbol, placement);
                        }
                    }),
            new Wrong(
                    "the other player's reserve is checked",
                    Set.of(36),
                    Set.of(Rule.R4),
                    Set.of(),
                    EVERY_WAY,
                    onC4 -> new GridGame(onC4) {
                        @Override
                        boolean hasPiece(char symbol) {
                            return reserve.get(pieceOf(opponentOf(toMove), symbol)) > 0;
                        }
                    }),
            new Wrong(
                    "the reserve goes down although the placement is refused",
                    Set.of(35),
                    Set.of(Rule.R4),
                    Set.of(GameLaw.REFUSED_MOVES_CHANGE_NOTHING),
                    EnumSet.of(Through.LISTING, Through.TRYING),
                    onC4 -> new GridGame(onC4) {
                        @Override
                        void play(Turn turn) {
                            requireDestination(turn.symbol(), turn.destination());
                            spend(turn.symbol());
                            try {
                                super.play(turn);
                                reserve.merge(pieceOf(opponentOf(toMove), turn.symbol()), 1, Integer::sum);
                            } catch (NotAllowed refused) {
                                throw refused;
                            }
                        }
                    }),
            new Wrong(
                    "the reserve goes down although the piece is refused in the second step",
                    Set.of(35),
                    Set.of(Rule.R4),
                    Set.of(GameLaw.REFUSED_MOVES_CHANGE_NOTHING),
                    EnumSet.of(Through.STEPPING),
                    onC4 -> new GridGame(onC4) {
                        @Override
                        void placePiece(char symbol, Cell placement) {
                            try {
                                super.placePiece(symbol, placement);
                            } catch (NotAllowed refused) {
                                spend(symbol);
                                throw refused;
                            }
                        }
                    }),
            new Wrong(
                    "the reserve does not go down when the move wins",
                    Set.of(35),
                    Set.of(Rule.R4),
                    Set.of(),
                    EVERY_WAY,
                    onC4 -> new GridGame(onC4) {
                        @Override
                        void putPiece(Cell placement, char symbol) {
                            super.putPiece(placement, symbol);
                            if (result == 'P' || result == 'B') {
                                reserve.merge(pieceOf(opponentOf(toMove), symbol), 1, Integer::sum);
                            }
                        }
                    }),
            new Wrong(
                    "both symbols are spent from one reserve",
                    Set.of(),
                    Set.of(Rule.R4),
                    Set.of(),
                    EVERY_WAY,
                    onC4 -> new GridGame(onC4) {
                        @Override
                        void spend(char symbol) {
                            super.spend('X');
                        }
                    }));

    private WrongReserves() {}
}
