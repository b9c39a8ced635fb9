package io.github.oxono.examples.oware;

/** Thrown by every {@code parse} of this package for a text that it does not accept. */
public final class OwareParseException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    /** What is wrong. */
    private final ParseFault fault;
    /** The whole text. */
    private final String input;
    /** The number of {@code char}s before the fault. */
    private final int offset;

    OwareParseException(ParseFault fault, String input, int offset, String message) {
        super(message);
        this.fault = fault;
        this.input = input;
        this.offset = offset;
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
}
