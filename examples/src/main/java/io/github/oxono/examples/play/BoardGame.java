package io.github.oxono.examples.play;

import io.github.oxono.examples.search.Level;
import io.github.oxono.examples.search.Opponent;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/**
 * What a terminal needs to know of a game of two players. The sides are numbered 0 and 1.
 *
 * <p>The letters of {@link Command}s are no first letters of a field or a move.
 *
 * @param <G> the game's own type of a position with its history, immutable
 * @param <M> a move
 */
interface BoardGame<G, M> {
    /** The name of the game. */
    String title();

    /** The names of the two sides, of which the first moves first. */
    List<String> sides();

    /** A new game; where there are several set-ups, one at random. */
    G start(RandomGenerator random);

    /** A new game from a position in its text; throws {@link RefusedException} if it is none. */
    G startAt(String position);

    /** Whose turn it is. */
    int side(G game);

    boolean isOver(G game);

    /** The side that has won; empty after a draw and while the game goes on. */
    Optional<Integer> winner(G game);

    /** What is equal where the game has come back to a position. */
    Object position(G game);

    /** Plays a move that a turn has made. */
    G play(G game, M move);

    Optional<G> undo(G game);

    Optional<G> redo(G game);

    /** What both players may agree on to end a game, such as {@code a draw}. */
    String agreement();

    /** Ends the game by agreement; throws {@link RefusedException} if it is over. */
    G agree(G game);

    /** A turn of which nothing is made. */
    Turn<M> turn(G game);

    /** Whether the game has come back to an earlier position. */
    default boolean isRepeated(G game) {
        Object now = position(game);
        return earlier(game).anyMatch(before -> position(before).equals(now));
    }

    /** The games that this one was, the latest first. */
    default Stream<G> earlier(G game) {
        return Stream.iterate(undo(game), Optional::isPresent, before -> before.flatMap(this::undo))
                .flatMap(Optional::stream);
    }

    /** The text of a game. */
    String write(G game);

    /** Reads the text of a game; throws {@link RefusedException} if it is none. */
    G read(String text);

    /** Somebody to play against; what does not concern the level is ignored. */
    Opponent<G, M> opponent(Level level, long seed, long nodes);
}
