package io.github.oxono.examples.pure;

import io.github.oxono.Move;
import io.github.oxono.Piece;
import io.github.oxono.Player;
import io.github.oxono.Position;
import io.github.oxono.Score;
import io.github.oxono.Setup;
import io.github.oxono.Square;
import io.github.oxono.Symbol;
import io.github.oxono.testkit.RulesUnderTest;
import io.github.oxono.testkit.Turns;
import io.github.oxono.testkit.game.Claim;
import io.github.oxono.testkit.game.Mutability;
import java.util.Collection;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/** Tells the test kit how to play with {@link PureOxono}. */
public class PureOxonoRules implements RulesUnderTest<PureOxono> {
    @Override
    public Claim<Supplier<PureOxono>> start(Symbol onC4) {
        return Claim.offered(() -> PureOxono.start(onC4.name().charAt(0)));
    }

    @Override
    public Turns<PureOxono> turns() {
        return Turns.whole((state, move) -> state.play(new PureOxono.Turn(
                move.symbol().name().charAt(0),
                move.destination().ordinal(),
                move.placement().ordinal())));
    }

    @Override
    public Setup board(PureOxono state) {
        Setup.Builder board = Setup.builder().toMove(state.isPinkToMove() ? Player.PINK : Player.BLACK);
        for (Square square : Square.values()) {
            switch (state.squares().charAt(square.ordinal())) {
                case '#' -> board.putTotem(Symbol.X, square);
                case '@' -> board.putTotem(Symbol.O, square);
                case 'X' -> board.putPiece(square, Piece.PINK_X);
                case 'O' -> board.putPiece(square, Piece.PINK_O);
                case 'x' -> board.putPiece(square, Piece.BLACK_X);
                case 'o' -> board.putPiece(square, Piece.BLACK_O);
                default -> {}
            }
        }
        return board.build();
    }

    @Override
    public Score score(PureOxono state) {
        if (state.isWon()) {
            return state.isPinkToMove() ? Score.BLACK_WINS : Score.PINK_WINS;
        }
        return state.isOver() ? Score.DRAW : Score.UNDECIDED;
    }

    @Override
    public Claim<Reserves<PureOxono>> reserves() {
        return Claim.offered((state, player, symbol) ->
                state.reserve(Piece.of(player, symbol).letter()));
    }

    @Override
    public Claim<Function<PureOxono, Collection<Move>>> legalMoves() {
        return Claim.offered(state -> state.turns().stream()
                .map(turn -> Move.of(
                        Symbol.valueOf(String.valueOf(turn.symbol())),
                        Square.values()[turn.totem()],
                        Square.values()[turn.piece()]))
                .toList());
    }

    @Override
    public Claim<Set<Class<? extends Throwable>>> refusals() {
        return Claim.offered(Set.of(IllegalArgumentException.class));
    }

    @Override
    public Claim<UnaryOperator<PureOxono>> undo() {
        return Claim.missing("earlier states are at hand");
    }

    @Override
    public Claim<Function<Position, PureOxono>> loading() {
        return Claim.missing("games begin at the start");
    }

    @Override
    public Mutability mutability() {
        return Mutability.IMMUTABLE;
    }
}
