package io.github.oxono.notation;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import io.github.oxono.Game;
import io.github.oxono.IllegalMoveException;
import io.github.oxono.Legality;
import io.github.oxono.Move;
import io.github.oxono.Position;
import io.github.oxono.Result;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.immutables.value.Value;

/**
 * A game as it is written down: who played where and when, from which position, which moves, and how it ended.
 *
 * <p>It is the one value behind all formats, and each gives it back as it was. Every record promises
 *
 * <ul>
 *   <li>that its moves are legal, one after the other, from its start;
 *   <li>that its result fits the last position: a win on the board is that player's by alignment, a drawn board is a
 *       draw by exhaustion, and any other position has a result whose reason does not lie on the board;
 *   <li>that names are not empty and hold no control characters, and that the year of its date has four digits.
 * </ul>
 *
 * <p>Equal when all parts are; the hash differs from run to run. Immutable, safe for use by many threads.
 *
 * <pre>{@code
 * import io.github.oxono.notation.*;
 *
 * GameRecord record = GameRecord.builder()
 *         .pink("Ada")
 *         .start(Position.initial(Symbol.X))
 *         .addMove(RecordedMove.of(Move.parse("Xd4e4")))
 *         .result(Result.win(Player.PINK, Reason.RESIGNATION))
 *         .build();
 * record.toGame().position(); // => 6/6/3*XX1/3*O2/6/6 b
 * }</pre>
 */
@Value.Immutable
public abstract class GameRecord {
    GameRecord() {}

    /**
     * Starts a record.
     *
     * @return a builder; the start has to be given, the result is unfinished unless it is given
     */
    public static Builder builder() {
        return new Builder();
    }

    /**
     * Returns the record of a game.
     *
     * @param game the game; what was taken back is left out
     * @return its start, moves and result
     */
    public static GameRecord of(Game game) {
        return builder()
                .start(game.start())
                .moves(game.moves().stream().map(RecordedMove::of).toList())
                .result(game.result())
                .build();
    }

    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    static GameRecord ofJson(JsonRecord json) {
        return RecordJson.read(json);
    }

    @JsonValue
    Map<String, Object> toJson() {
        return RecordJson.write(this);
    }

    /**
     * Returns who played pink.
     *
     * @return a name; empty if it is not known
     */
    public abstract Optional<String> pink();

    /**
     * Returns who played black.
     *
     * @return a name; empty if it is not known
     */
    public abstract Optional<String> black();

    /**
     * Returns what the game was part of.
     *
     * @return the name of a tournament or match; empty if it is not known
     */
    public abstract Optional<String> event();

    /**
     * Returns where the game was played.
     *
     * @return the name of a town or server; empty if it is not known
     */
    public abstract Optional<String> place();

    /**
     * Returns when the game began.
     *
     * @return the day, where it was played; empty if it is not known
     */
    public abstract Optional<LocalDate> date();

    /**
     * Returns how much time the players had.
     *
     * @return the time control; empty if it is not known or there was none
     */
    public abstract Optional<TimeControl> timeControl();

    /**
     * Returns where the game began.
     *
     * @return the position before the first move of the record
     */
    public abstract Position start();

    /**
     * Returns the moves.
     *
     * @return the moves with comments and clocks, the first one first
     */
    public abstract List<RecordedMove> moves();

    /**
     * Returns how the game ended.
     *
     * @return score and reason
     */
    @Value.Default
    public Result result() {
        return Result.UNFINISHED;
    }

    /**
     * Returns whatever else was written about the game.
     *
     * @return name and value of each further tag, in the order in which they were written
     */
    public abstract Map<String, String> tags();

    /**
     * Returns the game that this is the record of; comments, clocks and tags are left out.
     *
     * @return the game, played to its end; makes all its positions
     */
    public Game toGame() {
        Game game = Game.of(start());
        for (RecordedMove move : moves()) {
            game = game.play(move.move());
        }
        boolean endedElsewhere = result().isFinal() && !result().reason().isOnBoard();
        return endedElsewhere ? game.end(result()) : game;
    }

    @Value.Check
    void check() {
        pink().ifPresent(name -> Texts.requireName("pink", name));
        black().ifPresent(name -> Texts.requireName("black", name));
        event().ifPresent(name -> Texts.requireName("event", name));
        place().ifPresent(name -> Texts.requireName("place", name));
        date().ifPresent(GameRecord::requireFourDigits);
        tags().forEach(TagName::requireFurther);
        ResultFit.require(lastPosition(), result());
    }

    private Position lastPosition() {
        Position position = start();
        for (RecordedMove move : moves()) {
            position = play(position, move.move());
        }
        return position;
    }

    private static Position play(Position position, Move move) {
        try {
            return position.play(move);
        } catch (IllegalMoveException exception) {
            throw IllegalRecordException.illegalMove(
                    new Legality.Illegal(exception.refusal(), exception.move(), exception.position()));
        }
    }

    private static void requireFourDigits(LocalDate date) {
        if (date.getYear() < 0 || date.getYear() > 9999) {
            throw IllegalRecordException.of(
                    RecordFault.DATE_OUT_OF_RANGE, "date " + date + " lies outside of the years 0000 to 9999");
        }
    }

    /**
     * Gathers the parts of a {@link GameRecord}; not for use by several threads.
     *
     * <p>{@code pink} and the like give a part, {@code addMove} and {@code putTag} add one thing, {@code moves} and
     * {@code tags} replace all, {@code from} takes over another record, and {@code build} makes the record. It throws
     * {@link IllegalRecordException} for what cannot be one, and {@link IllegalStateException} as long as {@code start}
     * is not given.
     */
    public static final class Builder extends ImmutableGameRecord.Builder {
        Builder() {}
    }
}
