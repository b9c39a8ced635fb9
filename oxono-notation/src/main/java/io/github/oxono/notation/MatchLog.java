package io.github.oxono.notation;

import io.github.oxono.Position;
import io.github.oxono.Symbol;
import java.io.Reader;
import java.io.StringReader;

/**
 * The log of a match manager for programs: the seconds that each player has, then a line a ply with totem, the totem's
 * row and column, the piece's row and column, and the seconds that the mover has left.
 *
 * <pre>
 * 12
 * ('X', (1, 3), (2, 3)), 11.186814852
 * ('O', (3, 2), (3, 3)), 11.996819462
 * timeout
 * </pre>
 *
 * <p>Rows and columns count from 0 at the top left, so that a6 is {@code (0, 0)}. The O totem starts on c4, the X totem
 * on d3. A last line {@code timeout}, {@code invalid} or {@code exception} says that the player to move loses by time,
 * forfeit or failure. Without one, the board decides, or the game is unfinished.
 *
 * <p>Times are read to the nearest nanosecond, a half to the even one; from there on nothing is lost. Strict reading
 * takes the lines as the manager writes them, which leaves the number of decimals open. Lenient reading also takes
 * spaces, blank lines, double quotes, letters in the other case and other line ends. A line that is neither is an error
 * in both.
 *
 * <p>Has no state, so it is safe for use by many threads.
 */
public final class MatchLog {
    /** The only set-up that the format knows. */
    static final Position START = Position.initial(Symbol.O);

    private MatchLog() {}

    /**
     * Reads a log.
     *
     * @param text the whole log
     * @param strictness whether only lines as the match manager writes them are accepted
     * @return the game, and what was tolerated
     * @throws NotationException if a line is none, or the game breaks the rules
     */
    public static Reading<GameRecord> read(String text, Strictness strictness) {
        return read(new StringReader(text), strictness);
    }

    /**
     * Reads a log, within {@link Limits#DEFAULT}.
     *
     * @param reader the log, to its end; stays open
     * @param strictness whether only lines as the match manager writes them are accepted
     * @return the game, and what was tolerated; an {@link java.io.IOException} becomes an
     *     {@link java.io.UncheckedIOException}
     * @throws NotationException if a line is none, or the game breaks the rules
     */
    public static Reading<GameRecord> read(Reader reader, Strictness strictness) {
        return read(reader, strictness, Limits.DEFAULT);
    }

    /**
     * Reads a log.
     *
     * @param reader the log, to its end; stays open
     * @param strictness whether only lines as the match manager writes them are accepted
     * @param limits how long a line may be
     * @return the game, and what was tolerated; an {@link java.io.IOException} becomes an
     *     {@link java.io.UncheckedIOException}
     * @throws NotationException if a line is none, or the game breaks the rules
     */
    public static Reading<GameRecord> read(Reader reader, Strictness strictness, Limits limits) {
        return new MatchLogReader(reader, new Spelling(strictness), limits).read();
    }

    /**
     * Writes a log.
     *
     * @param record the game
     * @return the log, which ends with a line feed and is read back as an equal record
     * @throws UnwritableRecordException if the record says what a log cannot say
     */
    public static String write(GameRecord record) {
        return MatchLogWriter.write(record);
    }
}
