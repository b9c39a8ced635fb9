package io.github.oxono.examples.play;

import java.util.Optional;

/**
 * What is being typed: a field or move, or the answer to a command's question. Immutable.
 *
 * @param command whose question is answered; empty while nothing is asked
 * @param text what is typed so far
 */
record Entry(Optional<Command> command, String text) {
    static final Entry EMPTY = new Entry(Optional.empty(), "");

    static Entry to(Command command) {
        return new Entry(Optional.of(command), "");
    }

    static Entry of(String text) {
        return new Entry(Optional.empty(), text);
    }

    Entry with(String typed) {
        return new Entry(command, text + typed);
    }

    /** Without the last character. */
    Entry shorter() {
        return new Entry(command, text.substring(0, text.length() - 1));
    }

    /** Whether a letter may stand for a command. */
    boolean isEmpty() {
        return command.isEmpty() && text.isEmpty();
    }
}
