package io.github.oxono.testkit.game;

import java.util.Optional;

/**
 * Something that an implementation offers, or a reason why it does not. Laws about what is missing are skipped, with
 * that reason.
 *
 * <p>Equality is that of the components. Immutable as far as its value is.
 *
 * @param <T> what is offered
 */
public sealed interface Claim<T> {
    /**
     * Claims something; the laws about it are checked.
     *
     * @param <T> what is offered
     * @param value the thing itself
     * @return the claim
     */
    static <T> Claim<T> offered(T value) {
        return new Offered<>(value);
    }

    /**
     * Declares that something is not there; the laws about it are skipped.
     *
     * @param <T> what would be offered
     * @param reason why, for the report, such as {@code "there is no undo"}
     * @return the missing claim
     */
    static <T> Claim<T> missing(String reason) {
        return new Missing<>(reason);
    }

    /**
     * Returns what is offered.
     *
     * @return the value; empty if it is missing
     */
    Optional<T> value();

    /**
     * Returns why it is missing.
     *
     * @return the reason; empty if it is offered
     */
    Optional<String> reasonMissing();

    /**
     * What is offered.
     *
     * @param <T> its type
     * @param offer the value
     */
    record Offered<T>(T offer) implements Claim<T> {
        @Override
        public Optional<T> value() {
            return Optional.of(offer);
        }

        @Override
        public Optional<String> reasonMissing() {
            return Optional.empty();
        }
    }

    /**
     * What is not there.
     *
     * @param <T> the type it would have
     * @param reason why
     */
    record Missing<T>(String reason) implements Claim<T> {
        @Override
        public Optional<T> value() {
            return Optional.empty();
        }

        @Override
        public Optional<String> reasonMissing() {
            return Optional.of(reason);
        }
    }
}
