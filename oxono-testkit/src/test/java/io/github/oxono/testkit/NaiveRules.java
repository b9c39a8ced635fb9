package io.github.oxono.testkit;

import io.github.oxono.Move;
import io.github.oxono.Position;
import io.github.oxono.Score;
import io.github.oxono.Setup;
import io.github.oxono.Symbol;
import io.github.oxono.naive.NaiveBoard;
import io.github.oxono.testkit.game.Claim;
import io.github.oxono.testkit.game.Mutability;
import java.util.Collection;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/** The adapter of the implementation by which the library itself is judged; all goes through texts. */
class NaiveRules implements RulesUnderTest<NaiveBoard> {
    @Override
    public Claim<Supplier<NaiveBoard>> start(Symbol onC4) {
        String text = onC4 == Symbol.X ? "6/6/2*X3/3*O2/6/6 p" : "6/6/2*O3/3*X2/6/6 p";
        return Claim.offered(() -> NaiveBoard.of(text));
    }

    @Override
    public Turns<NaiveBoard> turns() {
        return Turns.whole((board, move) -> board.play(move.toString()));
    }

    @Override
    public Setup board(NaiveBoard board) {
        return Setup.parse(board.text());
    }

    @Override
    public Score score(NaiveBoard board) {
        return switch (board.outcome()) {
            case "P" -> Score.PINK_WINS;
            case "B" -> Score.BLACK_WINS;
            case "D" -> Score.DRAW;
            default -> Score.UNDECIDED;
        };
    }

    @Override
    public Claim<Reserves<NaiveBoard>> reserves() {
        return Claim.offered((board, player, symbol) -> board.reserve(
                player.name().equals("PINK") ? 'p' : 'b', symbol.name().charAt(0)));
    }

    @Override
    public Claim<Function<NaiveBoard, Collection<Move>>> legalMoves() {
        return Claim.offered(
                board -> board.legalMoves().stream().map(Move::parse).toList());
    }

    @Override
    public Claim<Set<Class<? extends Throwable>>> refusals() {
        return Claim.offered(Set.of(IllegalArgumentException.class));
    }

    @Override
    public Claim<UnaryOperator<NaiveBoard>> undo() {
        return Claim.missing("earlier boards are at hand");
    }

    @Override
    public Claim<Function<Position, NaiveBoard>> loading() {
        return Claim.offered(position -> NaiveBoard.of(position.toString()));
    }

    @Override
    public Mutability mutability() {
        return Mutability.IMMUTABLE;
    }
}
