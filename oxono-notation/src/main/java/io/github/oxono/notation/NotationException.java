package io.github.oxono.notation;

import io.github.oxono.Legality;
import io.github.oxono.Refusal;
import io.github.oxono.Rule;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * Thrown for a text that is not accepted, by everything in this package that reads.
 *
 * <p>The message names all that the accessors give; what is long is cut.
 */
public final class NotationException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    /** What is wrong. */
    private final NotationFault fault;
    /** The offending text. */
    private final String text;
    /** What would be right instead. */
    private final String expected;

    private final transient Location location;
    private final transient @Nullable Long game;
    private final transient @Nullable Integer ply;
    private final transient Legality.@Nullable Illegal illegal;

    private NotationException(
            NotationFault fault,
            String text,
            String expected,
            Location location,
            @Nullable Long game,
            @Nullable Integer ply,
            Legality.@Nullable Illegal illegal,
            @Nullable Throwable cause) {
        super(message(fault, text, expected, location, game, ply), cause);
        this.fault = fault;
        this.text = text;
        this.expected = expected;
        this.location = location;
        this.game = game;
        this.ply = ply;
        this.illegal = illegal;
    }

    /** Of something in a text of one line. */
    static NotationException of(NotationFault fault, Location location, String text, String expected) {
        return new NotationException(fault, text, expected, location, null, null, null, null);
    }

    /** Of a move that the rules refuse. */
    static NotationException illegalMove(Legality.Illegal illegal, Location location, String text) {
        return new NotationException(
                NotationFault.ILLEGAL_MOVE,
                text,
                "a legal move: " + illegal.message(),
                location,
                null,
                null,
                illegal,
                null);
    }

    /** The same, in a game of an archive. */
    NotationException inGame(long number) {
        return new NotationException(fault, text, expected, location, number, ply, illegal, getCause());
    }

    /** The same, at a ply. */
    NotationException atPly(int number) {
        return new NotationException(fault, text, expected, location, game, number, illegal, getCause());
    }

    /**
     * Returns what is wrong.
     *
     * @return the code of the fault
     */
    public NotationFault fault() {
        return fault;
    }

    /**
     * Returns what was found.
     *
     * @return the offending text; empty at the end of the input
     */
    public String text() {
        return text;
    }

    /**
     * Returns what would be right instead.
     *
     * @return a phrase in English, such as {@code a rank from 1 to 6}
     */
    public String expected() {
        return expected;
    }

    /**
     * Returns where the offending text stands.
     *
     * @return offset, line and column of its first character
     */
    public Location location() {
        return location;
    }

    /**
     * Returns which game of an archive it is.
     *
     * @return its number, from 1, counting the games that could not be read; empty outside of archives
     */
    public OptionalLong game() {
        return game == null ? OptionalLong.empty() : OptionalLong.of(game);
    }

    /**
     * Returns which move of a game it is.
     *
     * @return how many pieces would stand on the board after it; empty where it is none
     */
    public OptionalInt ply() {
        return ply == null ? OptionalInt.empty() : OptionalInt.of(ply);
    }

    /**
     * Returns the refused move, the position and the reason.
     *
     * @return what {@link io.github.oxono.Position#check} says; empty unless the fault is
     *     {@link NotationFault#ILLEGAL_MOVE}
     */
    public Optional<Legality.Illegal> illegal() {
        return Optional.ofNullable(illegal);
    }

    /**
     * Returns why the move is refused.
     *
     * @return the refusal; empty unless the fault is {@link NotationFault#ILLEGAL_MOVE}
     */
    public Optional<Refusal> refusal() {
        return illegal().map(Legality.Illegal::refusal);
    }

    /**
     * Returns the rule that the move breaks.
     *
     * @return the rule; empty unless the fault is {@link NotationFault#ILLEGAL_MOVE}
     */
    public Optional<Rule> rule() {
        return refusal().map(Refusal::rule);
    }

    private static String message(
            NotationFault fault,
            String text,
            String expected,
            Location location,
            @Nullable Long game,
            @Nullable Integer ply) {
        return (game == null ? "" : "game " + game + ", ")
                + (ply == null ? "" : "ply " + ply + ", ")
                + location
                + ": found "
                + (text.isEmpty() ? "the end" : Quote.of(text))
                + ", expected "
                + expected
                + " ("
                + fault
                + ")";
    }
}
