package io.github.oxono;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A position with its history: how it was reached, what was taken back, and whether the game has ended off the board.
 *
 * <p>Each step, a move or an ending such as a resignation, gives a new game and leaves the old one as it was; the two
 * share their past. There are no clocks here.
 *
 * <p>Equal when start, steps, result and steps taken back are; the hash differs from run to run. Immutable, safe for
 * use by many threads.
 *
 * <pre>{@code
 * Game game = Game.of(Position.initial(Symbol.X)).play(Move.parse("Xd4e4")).play(Move.parse("Od2d1"));
 * game.undo().orElseThrow().moves(); // => [Xd4e4]
 * game.resign(Player.PINK).result(); // => Result[score=BLACK_WINS, reason=RESIGNATION]
 * }</pre>
 */
public final class Game {
    private final @Nullable Game previous;
    private final @Nullable Move lastMove;
    private final Position position;
    private final Result result;
    private final @Nullable Game undone;

    private Game(
            @Nullable Game previous, @Nullable Move lastMove, Position position, Result result, @Nullable Game undone) {
        this.previous = previous;
        this.lastMove = lastMove;
        this.position = position;
        this.result = result;
        this.undone = undone;
    }

    /**
     * Starts a game.
     *
     * @param start any position, finished or not
     * @return the game without moves
     */
    public static Game of(Position start) {
        return new Game(null, null, start, Result.of(start), null);
    }

    /**
     * Returns where the game began.
     *
     * @return the first position
     */
    public Position start() {
        Game game = this;
        while (game.previous != null) {
            game = game.previous;
        }
        return game.position;
    }

    /**
     * Returns where the game stands.
     *
     * @return the last position
     */
    public Position position() {
        return position;
    }

    /**
     * Returns the moves played and not taken back.
     *
     * @return the moves, the first one first
     */
    public List<Move> moves() {
        Deque<Move> moves = new ArrayDeque<>();
        for (Game game = this; game != null; game = game.previous) {
            if (game.lastMove != null) {
                moves.addFirst(game.lastMove);
            }
        }
        return List.copyOf(moves);
    }

    /**
     * Returns the moves played and not taken back, with what each meant.
     *
     * @return the plies, the first one first
     */
    public List<Ply> plies() {
        List<Ply> plies = new ArrayList<>();
        Position before = start();
        for (Move move : moves()) {
            plies.add(before.describe(move));
            before = before.play(move);
        }
        return List.copyOf(plies);
    }

    /**
     * Returns how the game ended, or that it goes on.
     *
     * @return the result; {@link Result#UNFINISHED} while moves can be played
     */
    public Result result() {
        return result;
    }

    /**
     * Tells whether nobody moves any more (R13).
     *
     * @return true after an end on the board or off it
     */
    public boolean isOver() {
        return result.isFinal();
    }

    /**
     * Tells whether a move may be played now, and if not, why.
     *
     * @param move any move
     * @return what {@link Position#check} says; {@link Refusal#GAME_OVER} for every move after any end
     */
    public Legality check(Move move) {
        return isOver() ? gameOver(move) : position.check(move);
    }

    /**
     * Plays a move. What was taken back is forgotten.
     *
     * @param move a legal move
     * @return the game with that move
     * @throws IllegalMoveException if the move is refused by {@link #check}
     */
    public Game play(Move move) {
        if (isOver()) {
            throw new IllegalMoveException(gameOver(move));
        }
        Position next = position.play(move);
        return new Game(this, move, next, Result.of(next), null);
    }

    /**
     * Ends the game off the board. What was taken back is forgotten.
     *
     * @param result a final result whose reason is not on the board
     * @return the game with that result
     * @throws GameOverException if the game is over
     * @throws IllegalArgumentException if the result is unfinished, or only the board can give it
     */
    public Game end(Result result) {
        Objects.requireNonNull(result);
        if (isOver()) {
            throw new GameOverException(this);
        }
        if (!result.isFinal() || result.reason().isOnBoard()) {
            throw new IllegalArgumentException(
                    result.reason() + " does not end a game off the board; RESIGNATION, TIME,"
                            + " FORFEIT, FAILURE, AGREEMENT and ABANDONED do");
        }
        return new Game(this, null, position, result, null);
    }

    /**
     * Ends the game by resignation.
     *
     * @param loser who gives up, at move or not
     * @return the game won by the other player
     * @throws GameOverException if the game is over
     */
    public Game resign(Player loser) {
        return end(Result.win(loser.opponent(), Reason.RESIGNATION));
    }

    /**
     * Ends the game since a player's time is up.
     *
     * @param loser whose time it is
     * @return the game won by the other player
     * @throws GameOverException if the game is over
     */
    public Game loseOnTime(Player loser) {
        return end(Result.win(loser.opponent(), Reason.TIME));
    }

    /**
     * Ends the game by an agreed draw.
     *
     * @return the drawn game
     * @throws GameOverException if the game is over
     */
    public Game agreeDraw() {
        return end(new Result(Score.DRAW, Reason.AGREEMENT));
    }

    /**
     * Takes back the last step: a move, or an ending off the board.
     *
     * @return the game before it, which can {@link #redo} it; empty if there is no step
     */
    public Optional<Game> undo() {
        return Optional.ofNullable(previous).map(game -> game.withUndone(this));
    }

    /**
     * Plays again what was taken back last.
     *
     * @return the game with that step; empty if nothing was taken back since the last step
     */
    public Optional<Game> redo() {
        return Optional.ofNullable(undone);
    }

    private Legality.Illegal gameOver(Move move) {
        return new Legality.Illegal(Refusal.GAME_OVER, move, position);
    }

    private Game withUndone(Game next) {
        return new Game(previous, lastMove, position, result, next);
    }

    @Override
    public boolean equals(Object object) {
        return object instanceof Game other
                && position.equals(other.position)
                && result.equals(other.result)
                && start().equals(other.start())
                && moves().equals(other.moves())
                && Objects.equals(undone, other.undone);
    }

    @Override
    public int hashCode() {
        return Objects.hash(start(), moves(), result, undone);
    }

    /**
     * Returns start, moves and result, for a person.
     *
     * @return a text that is not meant to be read back
     */
    @Override
    public String toString() {
        return "%s %s %s %s".formatted(start(), moves(), result.score().text(), result.reason());
    }
}
