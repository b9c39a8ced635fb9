package io.github.oxono.testkit.game;

import java.util.List;

/** Carries a crash of the implementation under test to where it is reported. */
public final class CrashException extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** What was called and what it threw. */
    private final String sentence;

    private CrashException(String doing, Throwable cause) {
        super(doing + " crashed: " + cause, cause);
        this.sentence = doing + " crashed: " + cause;
    }

    /**
     * Returns what was called and what it threw.
     *
     * @return the message
     */
    public String sentence() {
        return sentence;
    }

    /**
     * Makes a call that is never to throw.
     *
     * @param <T> what it gives
     * @param doing what is called, for the message, such as {@code "listing the moves"}
     * @param step the call
     * @return what it gave
     * @throws CrashException if it throws
     */
    public static <T> T guard(String doing, Attempt.Step<T> step) {
        Attempt<T> attempt = Attempt.of(List.of(), step);
        if (attempt instanceof Attempt.Accepted<T> accepted) {
            return accepted.state();
        }
        throw new CrashException(doing, ((Attempt.Crashed<T>) attempt).cause());
    }

    /**
     * Makes the exception for a call that has thrown.
     *
     * @param doing what was called
     * @param crashed what came of it
     * @return the exception, for throwing
     */
    public static CrashException of(String doing, Attempt.Crashed<?> crashed) {
        return new CrashException(doing, crashed.cause());
    }
}
