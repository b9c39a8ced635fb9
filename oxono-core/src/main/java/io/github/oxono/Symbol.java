package io.github.oxono;

/** What is printed on a piece or a totem. An enum: compare with {@code ==}. Its text is its name, {@code X} or {@code O}. */
public enum Symbol {
    /** The cross. */
    X,
    /** The circle. */
    O;

    /**
     * Returns the symbol that this one is not.
     *
     * @return O for X, X for O
     */
    public Symbol other() {
        return this == X ? O : X;
    }
}
