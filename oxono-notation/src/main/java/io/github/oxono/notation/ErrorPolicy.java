package io.github.oxono.notation;

import java.util.Collection;

/**
 * What the reader of an archive does about a game that it cannot read. It goes on with the next game unless it is
 * stopped by an exception.
 */
@FunctionalInterface
public interface ErrorPolicy {
    /** Stops at the first error: it is thrown. */
    ErrorPolicy STOP = error -> {
        throw error;
    };

    /** Leaves out the games that cannot be read. */
    ErrorPolicy SKIP = error -> {};

    /**
     * Hears of an error.
     *
     * @param error what is wrong with a game, with its number
     * @throws NotationException the error, to stop there
     */
    void handle(NotationException error);

    /**
     * Leaves out the games that cannot be read, and gathers why.
     *
     * @param errors where each error is added
     * @return the policy
     */
    static ErrorPolicy collect(Collection<? super NotationException> errors) {
        return errors::add;
    }
}
