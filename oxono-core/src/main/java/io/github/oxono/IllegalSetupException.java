package io.github.oxono;

import java.util.Set;

/** Thrown when a set-up that has faults is made into a position. */
public final class IllegalSetupException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    private final transient Setup setup;
    private final transient Set<SetupFault> faults;

    IllegalSetupException(Setup setup, Set<SetupFault> faults) {
        super(SetupFault.sentences(faults) + " in \"" + setup + "\"");
        this.setup = setup;
        this.faults = faults;
    }

    /**
     * Returns the faulty set-up.
     *
     * @return the set-up, unchanged
     */
    public Setup setup() {
        return setup;
    }

    /**
     * Returns everything that is wrong with it.
     *
     * @return all its faults, in the order of {@link SetupFault}
     */
    public Set<SetupFault> faults() {
        return faults;
    }
}
