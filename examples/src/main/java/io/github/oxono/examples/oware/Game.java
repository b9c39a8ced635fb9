package io.github.oxono.examples.oware;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A position with its history: how it was reached and what was taken back.
 *
 * <p>Each step, a move or the agreed end, gives a new game and leaves the old one as it was; the two share their past.
 *
 * <p>Equal when start, steps and steps taken back are; the hash differs from run to run. Immutable, safe for use by many
 * threads.
 *
 * <pre>{@code
 * import io.github.oxono.examples.oware.Game;
 * import io.github.oxono.examples.oware.House;
 * import io.github.oxono.examples.oware.Position;
 *
 * Game game = Game.of(Position.initial()).play(House.parse("C")).play(House.parse("f"));
 * game.toString(); // => 4,4,4,4,4,4/4,4,4,4,4,4 0-0 s C f
 * game.undo().orElseThrow().moves(); // => [C]
 * }</pre>
 */
public final class Game {
    private final @Nullable Game previous;
    private final @Nullable House lastMove;
    private final Position position;
    private final @Nullable Game undone;

    private Game(@Nullable Game previous, @Nullable House lastMove, Position position, @Nullable Game undone) {
        this.previous = previous;
        this.lastMove = lastMove;
        this.position = position;
        this.undone = undone;
    }

    /**
     * Starts a game.
     *
     * @param start any position, finished or not
     * @return the game without moves
     */
    public static Game of(Position start) {
        return new Game(null, null, Objects.requireNonNull(start), null);
    }

    /**
     * Reads the text of a game.
     *
     * @param text the first position, then the moves, and {@code =} if the players agreed to end it, with a space before
     *     each
     * @return the game, of which nothing is taken back
     * @throws OwareParseException if the text is anything else, or the rules refuse a move
     */
    public static Game parse(String text) {
        return GameText.read(text);
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
    public List<House> moves() {
        Deque<House> moves = new ArrayDeque<>();
        for (Game game = this; game != null; game = game.previous) {
            if (game.lastMove != null) {
                moves.addFirst(game.lastMove);
            }
        }
        return List.copyOf(moves);
    }

    /**
     * Tells whether the players agreed to end the game (W8).
     *
     * @return true after {@link #endCycle}
     */
    public boolean isEndedByAgreement() {
        return previous != null && lastMove == null;
    }

    /**
     * Plays a move. What was taken back is forgotten.
     *
     * @param house a legal house
     * @return the game with that move
     * @throws IllegalMoveException if the house is refused by {@link Position#check}
     */
    public Game play(House house) {
        return new Game(this, house, position.play(house), null);
    }

    /**
     * Ends a game that goes round in circles (W8). What was taken back is forgotten.
     *
     * @param agreed who says that it does
     * @return the finished game
     * @throws CycleRefusedException if the game is over, or a player has not agreed
     */
    public Game endCycle(Set<Player> agreed) {
        return new Game(this, null, position.endCycle(agreed), null);
    }

    /**
     * Takes back the last step: a move, or the agreed end.
     *
     * @return the game before it, which can {@link #redo} it; empty if there is no step
     */
    public Optional<Game> undo() {
        return Optional.ofNullable(previous).map(game -> new Game(game.previous, game.lastMove, game.position, this));
    }

    /**
     * Plays again what was taken back last.
     *
     * @return the game with that step; empty if nothing was taken back since the last step
     */
    public Optional<Game> redo() {
        return Optional.ofNullable(undone);
    }

    @Override
    public boolean equals(Object object) {
        return object instanceof Game other
                && toString().equals(other.toString())
                && Objects.equals(undone, other.undone);
    }

    @Override
    public int hashCode() {
        return Objects.hash(toString(), undone);
    }

    /**
     * Returns the text, which {@link #parse} reads back; what was taken back is left out.
     *
     * @return the first position and the steps
     */
    @Override
    public String toString() {
        return GameText.write(this);
    }
}
