package io.github.oxono.notation;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;

/**
 * The text of games: tag lines, an empty line, numbered moves with comments, the score. Archives are such texts one
 * after the other, with an empty line between them; they are read and written as streams and never held.
 *
 * <pre>{@code
 * import io.github.oxono.notation.*;
 * import java.io.StringReader;
 * import java.util.stream.Stream;
 *
 * String archive = """
 *         [Pink "Ada"]
 *         [Start "6/6/2*X3/3*O2/6/6 p"]
 *         [Reason "resignation"]
 *
 *         1. Xd4e4 {bold} Od2d1
 *         1-0
 *         """;
 * try (Stream<Reading<GameRecord>> games =
 *         GameText.stream(new StringReader(archive), Strictness.STRICT, ErrorPolicy.STOP)) {
 *     List<GameRecord> records = games.map(Reading::value).toList();
 *     records.get(0).moves().get(0).comment(); // => Optional[bold]
 *     GameText.write(records.get(0)).equals(archive); // => true
 * }
 * }</pre>
 *
 * <p>Lenient reading also takes what the constants of {@link Leniency} tell.
 *
 * <p>Has no state, so it is safe for use by many threads; a stream and its reader are not.
 */
public final class GameText {
    private GameText() {}

    /**
     * Reads the text of one game, within {@link Limits#DEFAULT}.
     *
     * @param text the text, which holds nothing else
     * @param strictness whether only the canonical text is accepted
     * @return the game, and what was tolerated
     * @throws NotationException if the text is no game, or the game breaks the rules
     */
    public static Reading<GameRecord> read(String text, Strictness strictness) {
        return read(text, strictness, Limits.DEFAULT);
    }

    /**
     * Reads the text of one game.
     *
     * @param text the text, which holds nothing else
     * @param strictness whether only the canonical text is accepted
     * @param limits how much of a line, a comment or tags is accepted
     * @return the game, and what was tolerated
     * @throws NotationException if the text is no game, or the game breaks the rules
     */
    public static Reading<GameRecord> read(String text, Strictness strictness, Limits limits) {
        return new GameTextReader(new StringReader(text), strictness, limits).readOnly();
    }

    /**
     * Reads an archive game by game, within {@link Limits#DEFAULT}.
     *
     * @param reader the archive; closed with the stream
     * @param strictness whether only the canonical text is accepted
     * @param policy what is done about games that cannot be read
     * @return the games, read when they are asked for; an {@link IOException} becomes an {@link UncheckedIOException}
     */
    public static Stream<Reading<GameRecord>> stream(Reader reader, Strictness strictness, ErrorPolicy policy) {
        return stream(reader, strictness, policy, Limits.DEFAULT);
    }

    /**
     * Reads an archive game by game. After an error it goes on behind the next score, or at the next tag line that
     * follows moves.
     *
     * @param reader the archive; closed with the stream
     * @param strictness whether only the canonical text is accepted
     * @param policy what is done about games that cannot be read
     * @param limits how much of a line, a comment or tags is accepted
     * @return the games, read when they are asked for; an {@link IOException} becomes an {@link UncheckedIOException}
     */
    public static Stream<Reading<GameRecord>> stream(
            Reader reader, Strictness strictness, ErrorPolicy policy, Limits limits) {
        GameTextReader games = new GameTextReader(reader, strictness, limits);
        return RecordSpliterator.stream(games::next, policy, reader);
    }

    /**
     * Writes a game.
     *
     * @param record the game
     * @return its canonical text, which ends with a line feed
     */
    public static String write(GameRecord record) {
        return GameTextWriter.write(record);
    }

    /**
     * Writes an archive game by game.
     *
     * @param records the games
     * @param target where their texts are appended
     * @throws IOException if the target fails
     */
    public static void write(Stream<GameRecord> records, Appendable target) throws IOException {
        Objects.requireNonNull(target);
        AtomicReference<String> gap = new AtomicReference<>("");
        RecordConsumer.forEach(
                records, record -> target.append(gap.getAndSet("\n")).append(write(record)));
    }
}
