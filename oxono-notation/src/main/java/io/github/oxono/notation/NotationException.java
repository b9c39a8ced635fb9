package io.github.oxono.notation;

import io.github.oxono.Legality;
import io.github.oxono.OxonoParseException;
import io.github.oxono.Refusal;
import io.github.oxono.Rule;
import io.github.oxono.SetupFault;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Thrown for a text that is not accepted, by everything in this package that reads.
 *
 * <p>The message names all that the accessors give; what is long is cut.
 */
public final class NotationException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    private final transient Problem problem;

    NotationException(Problem problem) {
        super(problem.message());
        this.problem = problem;
    }

    static NotationException of(NotationFault fault, Location location, String text, String expected) {
        return new NotationException(Problem.of(fault, location, text, expected));
    }

    /** Of a character, or the end, in a short text that begins at a location. */
    static NotationException of(NotationFault fault, String text, int at, Location location, String expected) {
        int end = at == text.length() ? at : text.offsetByCodePoints(at, 1);
        Location where = location.after(text.substring(0, at));
        return new NotationException(
                Problem.of(fault, where, text.substring(at, end), expected).in(text));
    }

    /** Of what the rules' own reader says about a text that begins at a location. */
    static NotationException of(NotationFault fault, Location location, OxonoParseException exception) {
        return of(fault, exception.input(), exception.offset(), location, exception.expected());
    }

    static NotationException notCanonical(Tolerance tolerance) {
        String expected = Quote.orElse(tolerance.canonical(), "nothing");
        return of(NotationFault.NOT_CANONICAL, tolerance.location(), tolerance.text(), expected);
    }

    static NotationException illegalMove(Legality.Illegal illegal, Location location, String text) {
        Problem problem = Problem.of(NotationFault.ILLEGAL_MOVE, location, text, "a legal move");
        return new NotationException(problem.but(illegal.message()).with(illegal));
    }

    static NotationException invalidSetup(Set<SetupFault> faults, Location location, String text) {
        Problem problem = Problem.of(NotationFault.INVALID_SETUP, location, text, "a set-up without faults");
        String sentences = faults.stream()
                .map(fault -> fault.sentence() + " (" + fault + ")")
                .collect(Collectors.joining(" and "));
        return new NotationException(problem.but(sentences).with(faults));
    }

    /** The same, in a game of an archive. */
    NotationException inGame(long number) {
        return new NotationException(problem.inGame(number));
    }

    /** The same, at a ply. */
    NotationException atPly(int number) {
        return new NotationException(problem.atPly(number));
    }

    /** The message without the place and the code. */
    String sentence() {
        return problem.sentence();
    }

    /**
     * Returns what is wrong.
     *
     * @return the code of the fault
     */
    public NotationFault fault() {
        return problem.fault();
    }

    /**
     * Returns what was found.
     *
     * @return the offending text; empty at the end of the input
     */
    public String text() {
        return problem.text();
    }

    /**
     * Returns what would be right instead.
     *
     * @return a phrase in English, such as {@code a rank from 1 to 6}
     */
    public String expected() {
        return problem.expected();
    }

    /**
     * Returns where the offending text stands.
     *
     * @return offset, line and column of its first character
     */
    public Location location() {
        return problem.location();
    }

    /**
     * Returns which game of an archive it is.
     *
     * @return its number, from 1, counting the games that could not be read; empty outside of archives
     */
    public OptionalLong game() {
        return problem.game();
    }

    /**
     * Returns which move of a game it is.
     *
     * @return how many pieces would stand on the board after it; empty where it is none
     */
    public OptionalInt ply() {
        return problem.ply();
    }

    /**
     * Returns the refused move, the position and the reason.
     *
     * @return what {@link io.github.oxono.Position#check} says; empty unless the fault is
     *     {@link NotationFault#ILLEGAL_MOVE}
     */
    public Optional<Legality.Illegal> illegal() {
        return problem.illegal();
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

    /**
     * Returns all that is wrong with the set-up that the text describes.
     *
     * @return its faults; empty unless the fault is {@link NotationFault#INVALID_SETUP}
     */
    public Set<SetupFault> setupFaults() {
        return problem.setupFaults();
    }
}
