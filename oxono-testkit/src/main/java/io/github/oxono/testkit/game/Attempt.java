package io.github.oxono.testkit.game;

/**
 * What came of trying a move.
 *
 * @param <S> the implementation's type of a state
 */
public sealed interface Attempt<S> {
    /**
     * The move was played.
     *
     * @param <S> the implementation's type of a state
     * @param state the state after it
     */
    record Accepted<S>(S state) implements Attempt<S> {}

    /**
     * The move was refused.
     *
     * @param <S> the implementation's type of a state
     * @param cause the exception that means a refusal
     */
    record Refused<S>(Throwable cause) implements Attempt<S> {}

    /**
     * Something else was thrown.
     *
     * @param <S> the implementation's type of a state
     * @param cause the exception that was not to be thrown
     */
    record Crashed<S>(Throwable cause) implements Attempt<S> {}

    /**
     * Tries a step that may be refused.
     *
     * @param <S> the implementation's type of a state
     * @param refusals the exceptions that mean a refusal
     * @param step the call
     * @return what came of it
     */
    static <S> Attempt<S> of(Iterable<Class<? extends Throwable>> refusals, Step<S> step) {
        try {
            return new Accepted<>(step.take());
        } catch (Exception | AssertionError | LinkageError | StackOverflowError thrown) {
            for (Class<? extends Throwable> refusal : refusals) {
                if (refusal.isInstance(thrown)) {
                    return new Refused<>(thrown);
                }
            }
            return new Crashed<>(thrown);
        }
    }

    /**
     * A call into the implementation.
     *
     * @param <S> what it gives
     */
    @FunctionalInterface
    interface Step<S> {
        /**
         * Makes the call.
         *
         * @return what it gives
         * @throws Exception whatever the implementation throws
         */
        S take() throws Exception;
    }
}
