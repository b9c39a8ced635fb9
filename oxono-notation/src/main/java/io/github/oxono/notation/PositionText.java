package io.github.oxono.notation;

import io.github.oxono.OxonoParseException;
import io.github.oxono.Position;
import io.github.oxono.Setup;
import io.github.oxono.SetupFault;
import io.github.oxono.Symbol;
import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The text of a position or set-up, such as {@code 6/6/2*X3/3*O2/6/6 p}: ranks 6 to 1, then the player to move.
 *
 * <p>{@link Position#toString()} and {@link Setup#toString()} write it. Lenient reading also takes
 *
 * <ul>
 *   <li>spaces anywhere, or none before the player to move;
 *   <li>ranks separated by {@code |} or by line ends;
 *   <li>totems as {@code [X]}, and their letters in the other case; a piece's letter says its colour, so its case is
 *       never touched;
 *   <li>free squares as {@code .}, {@code -} or {@code _}, by more than one digit, or left out at the end of a rank;
 *   <li>the player to move in the other case, as a word, or left out if the numbers of pieces tell.
 * </ul>
 *
 * <p>Has no state, so it is safe for use by many threads.
 */
public final class PositionText {
    /** Where nearly every game starts, to be looked up rather than read. */
    private static final Map<String, Position> STARTS =
            Arrays.stream(Symbol.values()).map(Position::initial).collect(Collectors.toMap(Position::toString, p -> p));

    private PositionText() {}

    /**
     * Reads a position.
     *
     * @param text the text
     * @param strictness whether only the canonical text is accepted
     * @return the position, and what was tolerated
     * @throws NotationException if the text is no set-up, or its set-up has faults
     */
    public static Reading<Position> read(String text, Strictness strictness) {
        Spelling spelling = new Spelling(strictness);
        return spelling.reading(read(text, Location.START, spelling));
    }

    /**
     * Reads a set-up, in which totems may be missing and the rules may be broken.
     *
     * @param text the text
     * @param strictness whether only the canonical text is accepted
     * @return the set-up, and what was tolerated
     * @throws NotationException if the text is no set-up
     */
    public static Reading<Setup> readSetup(String text, Strictness strictness) {
        Spelling spelling = new Spelling(strictness);
        return spelling.reading(readSetup(text, Location.START, spelling));
    }

    static Position read(String text, Location location, Spelling spelling) {
        Position start = STARTS.get(text);
        return start == null ? readOther(text, location, spelling) : start;
    }

    private static Position readOther(String text, Location location, Spelling spelling) {
        Setup setup = readSetup(text, location, spelling);
        Set<SetupFault> faults = setup.faults();
        if (!faults.isEmpty()) {
            throw NotationException.invalidSetup(faults, location, text);
        }
        return Position.of(setup);
    }

    private static Setup readSetup(String text, Location location, Spelling spelling) {
        if (!spelling.isStrict()) {
            return LenientPosition.read(text, location, spelling);
        }
        try {
            return Setup.parse(text);
        } catch (OxonoParseException exception) {
            throw NotationException.of(NotationFault.MALFORMED_POSITION, location, exception);
        }
    }
}
