package io.github.oxono.notation;

import io.github.oxono.Move;
import java.time.Duration;
import java.util.Objects;
import java.util.Optional;

/**
 * A move of a {@link GameRecord} with what was written beside it.
 *
 * <p>Equality is that of the components; the hash differs from run to run. Immutable, safe for use by many threads.
 *
 * @param move the move
 * @param comment what somebody said about it: not empty, without control characters but line feed and tab,
 *     without white space at its ends
 * @param clock the time the mover had left after it, to the nanosecond: 0 to a billion seconds
 */
public record RecordedMove(Move move, Optional<String> comment, Optional<Duration> clock) {
    /**
     * Makes a recorded move.
     *
     * @param move the move
     * @param comment what somebody said about it
     * @param clock the time the mover had left after it
     * @throws IllegalRecordException if the comment is empty or holds a character that no comment holds, or the clock
     *     is out of range
     */
    public RecordedMove {
        Objects.requireNonNull(move);
        comment.ifPresent(text -> Texts.requireComment("comment on " + move, text));
        clock.ifPresent(time -> Texts.requireTime("clock after " + move, time));
    }

    /**
     * Returns a move without anything beside it.
     *
     * @param move the move
     * @return the recorded move
     */
    public static RecordedMove of(Move move) {
        return new RecordedMove(move, Optional.empty(), Optional.empty());
    }

    /**
     * Returns this move with another comment.
     *
     * @param comment what somebody says about it
     * @return the recorded move
     * @throws IllegalRecordException if the comment is empty or holds a character that no comment holds
     */
    public RecordedMove withComment(String comment) {
        return new RecordedMove(move, Optional.of(comment), clock);
    }

    /**
     * Returns this move with another clock.
     *
     * @param clock the time the mover had left after it
     * @return the recorded move
     * @throws IllegalRecordException if the clock is out of range
     */
    public RecordedMove withClock(Duration clock) {
        return new RecordedMove(move, comment, Optional.of(clock));
    }
}
