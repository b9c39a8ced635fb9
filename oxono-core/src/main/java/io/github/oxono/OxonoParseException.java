package io.github.oxono;

import java.util.Set;

/**
 * Thrown by every {@code parse} of this package for a text that it does not accept.
 *
 * <p>The message names all that the accessors give; a long text is cut some way after the offset.
 */
public final class OxonoParseException extends IllegalArgumentException {
    /** What is expected of a set-up that is to be a position. */
    static final String FAULTLESS = "a set-up without faults";

    private static final long serialVersionUID = 1;

    /** What is wrong. */
    private final ParseFault fault;
    /** The whole text. */
    private final String input;
    /** The number of {@code char}s before the fault. */
    private final int offset;
    /** What would be right there. */
    private final String expected;

    private final transient Set<SetupFault> setupFaults;

    OxonoParseException(ParseFault fault, String input, int offset, String expected, String message) {
        super(message);
        this.fault = fault;
        this.input = input;
        this.offset = offset;
        this.expected = expected;
        this.setupFaults = Set.of();
    }

    OxonoParseException(String input, Set<SetupFault> setupFaults, String message) {
        super(message);
        this.fault = ParseFault.INVALID_SETUP;
        this.input = input;
        this.offset = 0;
        this.expected = FAULTLESS;
        this.setupFaults = setupFaults;
    }

    /**
     * Returns what is wrong.
     *
     * @return the code of the fault
     */
    public ParseFault fault() {
        return fault;
    }

    /**
     * Returns the text that was to be read.
     *
     * @return the whole text
     */
    public String input() {
        return input;
    }

    /**
     * Returns where the fault stands.
     *
     * @return the number of {@code char}s before it, from 0 to the length of the input
     */
    public int offset() {
        return offset;
    }

    /**
     * Returns what would be right there.
     *
     * @return a phrase in English, such as {@code a rank from 1 to 6}
     */
    public String expected() {
        return expected;
    }

    /**
     * Returns all that is wrong with the set-up that the text describes.
     *
     * @return its faults; empty unless the fault is {@link ParseFault#INVALID_SETUP}
     */
    public Set<SetupFault> setupFaults() {
        return setupFaults;
    }
}
