package io.github.oxono.testkit;

import io.github.oxono.Move;
import io.github.oxono.Piece;
import io.github.oxono.Player;
import io.github.oxono.Position;
import io.github.oxono.Score;
import io.github.oxono.Setup;
import io.github.oxono.Square;
import io.github.oxono.Symbol;
import io.github.oxono.testkit.game.Claim;
import io.github.oxono.testkit.game.Mutability;
import java.util.Collection;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/** The adapter of {@link GridGame} and of everything that is wrong with it. */
class GridRules implements RulesUnderTest<GridGame> {
    private final Function<Character, GridGame> game;

    GridRules(Function<Character, GridGame> game) {
        this.game = game;
    }

    /** Lists its moves, and plays whole turns. */
    static GridRules listing(Function<Character, GridGame> game) {
        return new GridRules(game);
    }

    /** Lists nothing, and plays whole turns. */
    static GridRules trying(Function<Character, GridGame> game) {
        return new GridRules(game) {
            @Override
            public Claim<Function<GridGame, Collection<Move>>> legalMoves() {
                return Claim.missing("there is no list of moves");
            }
        };
    }

    /** Lists nothing, and plays turns in two steps. */
    static GridRules stepping(Function<Character, GridGame> game) {
        return new GridRules(game) {
            @Override
            public Claim<Function<GridGame, Collection<Move>>> legalMoves() {
                return Claim.missing("there is no list of moves");
            }

            @Override
            public Turns<GridGame> turns() {
                return Turns.twoStepsChoosingThePiece(
                        (state, symbol, square) -> {
                            state.moveTotem(letter(symbol), cell(square));
                            return state;
                        },
                        (state, symbol, square) -> {
                            state.placePiece(letter(symbol), cell(square));
                            return state;
                        });
            }
        };
    }

    @Override
    public Claim<Supplier<GridGame>> start(Symbol onC4) {
        return Claim.offered(() -> game.apply(letter(onC4)));
    }

    @Override
    public Turns<GridGame> turns() {
        return Turns.whole((state, move) -> {
            state.play(new GridGame.Turn(letter(move.symbol()), cell(move.destination()), cell(move.placement())));
            return state;
        });
    }

    @Override
    public Setup board(GridGame state) {
        Setup.Builder board = Setup.builder().toMove(state.toMove == 'p' ? Player.PINK : Player.BLACK);
        for (GridGame.Cell cell : GridGame.cells()) {
            put(board, square(cell), state.shown(cell));
        }
        return board.build();
    }

    @Override
    public Score score(GridGame state) {
        return switch (state.result) {
            case 'P' -> Score.PINK_WINS;
            case 'B' -> Score.BLACK_WINS;
            case 'D' -> Score.DRAW;
            default -> Score.UNDECIDED;
        };
    }

    @Override
    public Claim<Reserves<GridGame>> reserves() {
        return Claim.offered((state, player, symbol) ->
                state.reserve.get(Piece.of(player, symbol).letter()));
    }

    @Override
    public Claim<Function<GridGame, Collection<Move>>> legalMoves() {
        return Claim.offered(state -> state.turns().stream()
                .map(turn -> Move.of(
                        Symbol.valueOf(String.valueOf(turn.symbol())),
                        square(turn.destination()),
                        square(turn.placement())))
                .toList());
    }

    @Override
    public Claim<Set<Class<? extends Throwable>>> refusals() {
        return Claim.offered(Set.of(GridGame.NotAllowed.class));
    }

    @Override
    public Claim<UnaryOperator<GridGame>> undo() {
        return Claim.offered(state -> {
            state.undo();
            return state;
        });
    }

    @Override
    public Claim<Function<Position, GridGame>> loading() {
        return Claim.missing("games begin at the start");
    }

    @Override
    public Mutability mutability() {
        return Mutability.MUTABLE;
    }

    static char letter(Symbol symbol) {
        return symbol.name().charAt(0);
    }

    static GridGame.Cell cell(Square square) {
        return new GridGame.Cell(square.file() - 'a', square.rank() - 1);
    }

    static Square square(GridGame.Cell cell) {
        return Square.of((char) ('a' + cell.file()), cell.rank() + 1);
    }

    private static void put(Setup.Builder board, Square square, char content) {
        switch (content) {
            case GridGame.FREE -> {}
            case GridGame.TOTEM_X -> board.putTotem(Symbol.X, square);
            case GridGame.TOTEM_O -> board.putTotem(Symbol.O, square);
            case 'X' -> board.putPiece(square, Piece.PINK_X);
            case 'O' -> board.putPiece(square, Piece.PINK_O);
            case 'x' -> board.putPiece(square, Piece.BLACK_X);
            default -> board.putPiece(square, Piece.BLACK_O);
        }
    }
}
