package io.github.oxono.examples.play;

import java.util.List;

/** Thrown for what a game does not accept; nothing has changed. */
final class RefusedException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient List<String> explanation;

    private RefusedException(List<String> explanation) {
        super(String.join(" ", explanation));
        this.explanation = explanation;
    }

    static RefusedException of(String message) {
        return new RefusedException(List.of(message));
    }

    /** The message, and then a rule in its own words, or what would be right. */
    static RefusedException of(String message, String more) {
        return new RefusedException(List.of(message, more));
    }

    static RefusedException of(RuntimeException cause) {
        return of(String.valueOf(cause.getMessage()));
    }

    static RefusedException of(RuntimeException cause, String more) {
        return of(String.valueOf(cause.getMessage()), more);
    }

    /** What is wrong, and whatever else helps; each a paragraph. */
    List<String> explanation() {
        return explanation;
    }
}
