package io.github.oxono.testkit;

import io.github.oxono.Move;
import io.github.oxono.Square;
import io.github.oxono.Symbol;
import io.github.oxono.testkit.game.Claim;

/**
 * How an implementation plays a turn (R3): whole, or in two steps, the totem first.
 *
 * @param <S> the implementation's type of a game
 */
public sealed interface Turns<S> {
    /**
     * A turn is played by one call.
     *
     * @param <S> the implementation's type of a game
     * @param play the call
     * @return this way to play
     */
    static <S> Turns<S> whole(WholeTurn<S> play) {
        return new Whole<>(play);
    }

    /**
     * A turn is played by two calls, the second of which places a piece with the symbol of the totem that has moved.
     *
     * @param <S> the implementation's type of a game
     * @param moveTotem the first call
     * @param placePiece the second call
     * @return this way to play
     */
    static <S> Turns<S> twoSteps(TotemStep<S> moveTotem, PieceStep<S> placePiece) {
        Claim<ChosenPieceStep<S>> choosePiece = Claim.missing("the second step does not choose a symbol");
        return new TwoSteps<>(moveTotem, choosePiece, (state, symbol, square) -> placePiece.place(state, square));
    }

    /**
     * A turn is played by two calls, the second of which chooses the symbol of the piece, and refuses the wrong one.
     *
     * @param <S> the implementation's type of a game
     * @param moveTotem the first call
     * @param placePiece the second call
     * @return this way to play
     */
    static <S> Turns<S> twoStepsChoosingThePiece(TotemStep<S> moveTotem, ChosenPieceStep<S> placePiece) {
        return new TwoSteps<>(moveTotem, Claim.offered(placePiece), placePiece);
    }

    /**
     * Plays a whole turn.
     *
     * @param state where
     * @param move the turn
     * @return the state after it; the same object where states change in place
     * @throws Exception if the turn is refused
     */
    S play(S state, Move move) throws Exception;

    /**
     * Turns in one call.
     *
     * @param <S> the implementation's type of a game
     * @param call plays a turn
     */
    record Whole<S>(WholeTurn<S> call) implements Turns<S> {
        @Override
        public S play(S state, Move move) throws Exception {
            return call.play(state, move);
        }
    }

    /**
     * Turns in two calls.
     *
     * @param <S> the implementation's type of a game
     * @param moveTotem the first call
     * @param choosePiece the second call where it chooses a symbol
     * @param placePiece the second call, which is told the symbol of the totem that has moved
     */
    record TwoSteps<S>(TotemStep<S> moveTotem, Claim<ChosenPieceStep<S>> choosePiece, ChosenPieceStep<S> placePiece)
            implements Turns<S> {
        @Override
        public S play(S state, Move move) throws Exception {
            S half = moveTotem.move(state, move.symbol(), move.destination());
            return placePiece.place(half, move.symbol(), move.placement());
        }
    }

    /**
     * Plays a turn.
     *
     * @param <S> the implementation's type of a game
     */
    @FunctionalInterface
    interface WholeTurn<S> {
        /**
         * Plays a turn.
         *
         * @param state where
         * @param move the turn
         * @return the state after it; the same object where states change in place
         * @throws Exception if the turn is refused
         */
        S play(S state, Move move) throws Exception;
    }

    /**
     * Moves a totem.
     *
     * @param <S> the implementation's type of a game
     */
    @FunctionalInterface
    interface TotemStep<S> {
        /**
         * Moves a totem.
         *
         * @param state where, between turns
         * @param symbol which totem
         * @param destination its new square
         * @return the state in the middle of the turn; the same object where states change in place
         * @throws Exception if the step is refused
         */
        S move(S state, Symbol symbol, Square destination) throws Exception;
    }

    /**
     * Places the piece that the totem step has decided on.
     *
     * @param <S> the implementation's type of a game
     */
    @FunctionalInterface
    interface PieceStep<S> {
        /**
         * Places the piece.
         *
         * @param state where, in the middle of a turn
         * @param square where it goes
         * @return the state after the turn; the same object where states change in place
         * @throws Exception if the step is refused
         */
        S place(S state, Square square) throws Exception;
    }

    /**
     * Places a piece of a chosen symbol.
     *
     * @param <S> the implementation's type of a game
     */
    @FunctionalInterface
    interface ChosenPieceStep<S> {
        /**
         * Places a piece.
         *
         * @param state where, in the middle of a turn
         * @param symbol what the piece shows
         * @param square where it goes
         * @return the state after the turn; the same object where states change in place
         * @throws Exception if the step is refused
         */
        S place(S state, Symbol symbol, Square square) throws Exception;
    }
}
