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

    /** The rule in its own words follows the message that names it. */
    static RefusedException of(String message, String rule) {
        return new RefusedException(List.of(message, rule));
    }

    /** What is wrong, what would be right, and the rule if one speaks; each a paragraph. */
    List<String> explanation() {
        return explanation;
    }
}
