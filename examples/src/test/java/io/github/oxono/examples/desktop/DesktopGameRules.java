package io.github.oxono.examples.desktop;

import io.github.oxono.Move;
import io.github.oxono.Piece;
import io.github.oxono.Player;
import io.github.oxono.Position;
import io.github.oxono.Score;
import io.github.oxono.Setup;
import io.github.oxono.Square;
import io.github.oxono.Symbol;
import io.github.oxono.examples.desktop.DesktopGame.Token;
import io.github.oxono.testkit.RulesUnderTest;
import io.github.oxono.testkit.Turns;
import io.github.oxono.testkit.game.Claim;
import io.github.oxono.testkit.game.Mutability;
import java.util.Collection;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/** Tells the test kit how to play with {@link DesktopGame}. */
public class DesktopGameRules implements RulesUnderTest<DesktopGame> {
    @Override
    public Claim<Supplier<DesktopGame>> start(Symbol onC4) {
        return Claim.offered(() -> new DesktopGame(onC4 == Symbol.X));
    }

    @Override
    public Turns<DesktopGame> turns() {
        return Turns.twoSteps(
                (game, symbol, square) -> {
                    game.moveTotem(symbol == Symbol.X ? Token.TOTEM_X : Token.TOTEM_O, row(square), column(square));
                    return game;
                },
                (game, square) -> {
                    game.placePiece(row(square), column(square));
                    return game;
                });
    }

    @Override
    public Setup board(DesktopGame game) {
        Setup.Builder board = Setup.builder().toMove(game.isPinkToMove() ? Player.PINK : Player.BLACK);
        for (Square square : Square.values()) {
            game.at(row(square), column(square)).ifPresent(token -> put(board, square, token));
        }
        return board.build();
    }

    @Override
    public Score score(DesktopGame game) {
        if (game.isWon()) {
            return game.isPinkToMove() ? Score.BLACK_WINS : Score.PINK_WINS;
        }
        return game.isDrawn() ? Score.DRAW : Score.UNDECIDED;
    }

    @Override
    public Claim<Reserves<DesktopGame>> reserves() {
        return Claim.offered((game, player, symbol) ->
                game.left(Token.valueOf(Piece.of(player, symbol).name())));
    }

    @Override
    public Claim<Function<DesktopGame, Collection<Move>>> legalMoves() {
        return Claim.missing("the game does not list its moves");
    }

    @Override
    public Claim<Set<Class<? extends Throwable>>> refusals() {
        return Claim.offered(Set.of(DesktopGame.OxonoException.class));
    }

    @Override
    public Claim<UnaryOperator<DesktopGame>> undo() {
        return Claim.offered(game -> {
            game.undo();
            game.undo();
            return game;
        });
    }

    @Override
    public Claim<Function<Position, DesktopGame>> loading() {
        return Claim.missing("games begin at the start");
    }

    @Override
    public Mutability mutability() {
        return Mutability.MUTABLE;
    }

    private static int row(Square square) {
        return Square.SIDE - square.rank();
    }

    private static int column(Square square) {
        return square.file() - 'a';
    }

    private static void put(Setup.Builder board, Square square, Token token) {
        switch (token) {
            case TOTEM_X -> board.putTotem(Symbol.X, square);
            case TOTEM_O -> board.putTotem(Symbol.O, square);
            default -> board.putPiece(square, Piece.valueOf(token.name()));
        }
    }
}
