package io.github.oxono.testkit;

import static io.github.oxono.testkit.WrongRules.EVERY_WAY;

import io.github.oxono.Rule;
import java.util.List;
import java.util.Set;

/** Mistakes about draw and end (R12, R13). */
final class WrongEnds {
    static final List<Wrong> ALL = List.of(
            new Wrong(
                    "a win with the last piece is credited to the loser",
                    Set.of(1),
                    Set.of(Rule.R11),
                    Set.of(),
                    EVERY_WAY,
                    onC4 -> new GridGame(onC4) {
                        @Override
                        char resultAfter(Cell placement) {
                            char right = super.resultAfter(placement);
                            return right == 'B' && piecesOnBoard() == 32 ? 'P' : right;
                        }
                    }),
            new Wrong(
                    "a win with the last piece is a draw",
                    Set.of(2),
                    Set.of(Rule.R12),
                    Set.of(),
                    EVERY_WAY,
                    onC4 -> new GridGame(onC4) {
                        @Override
                        char resultAfter(Cell placement) {
                            return isDrawn() ? 'D' : super.resultAfter(placement);
                        }
                    }),
            new Wrong(
                    "a draw after sixteen pieces",
                    Set.of(3),
                    Set.of(Rule.R12),
                    Set.of(),
                    EVERY_WAY,
                    onC4 -> new GridGame(onC4) {
                        @Override
                        boolean isDrawn() {
                            return piecesOnBoard() == 16;
                        }
                    }),
            new Wrong(
                    "a draw only when the board is full",
                    Set.of(4),
                    Set.of(Rule.R12),
                    Set.of(),
                    EVERY_WAY,
                    onC4 -> new GridGame(onC4) {
                        @Override
                        boolean isDrawn() {
                            return piecesOnBoard() == 34;
                        }
                    }),
            new Wrong(
                    "a draw when neither totem can slide",
                    Set.of(5),
                    Set.of(Rule.R12),
                    Set.of(),
                    EVERY_WAY,
                    onC4 -> new GridGame(onC4) {
                        @Override
                        boolean isDrawn() {
                            return super.isDrawn() || (isEnclosed('X') && isEnclosed('O'));
                        }
                    }),
            new Wrong(
                    "moves are accepted after the end",
                    Set.of(40),
                    Set.of(Rule.R13),
                    Set.of(),
                    EVERY_WAY,
                    onC4 -> new GridGame(onC4) {
                        @Override
                        boolean mayMove(char symbol) {
                            return hasPiece(symbol);
                        }
                    }),
            new Wrong(
                    "moves are accepted after a draw and a win, whatever is in reserve",
                    Set.of(40),
                    Set.of(Rule.R4, Rule.R13),
                    Set.of(),
                    EVERY_WAY,
                    onC4 -> new GridGame(onC4) {
                        @Override
                        boolean mayMove(char symbol) {
                            return true;
                        }
                    }));

    private WrongEnds() {}
}
