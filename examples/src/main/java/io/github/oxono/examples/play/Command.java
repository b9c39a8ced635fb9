package io.github.oxono.examples.play;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** What a player may want besides a move. */
enum Command {
    BACK("takes the last square of this turn back") {
        // Its first letter may begin a square.
        @Override
        Optional<Character> key() {
            return Optional.empty();
        }
    },
    UNDO("takes a turn back, and the computer's reply"),
    REDO("plays it again"),
    HINT("shows a good move"),
    PROPOSE("proposes to end the game by agreement, or accepts it"),
    SAVE("writes the game to a file") {
        @Override
        Optional<String> question() {
            return Optional.of("Save to which file?");
        }
    },
    LOAD("goes on with the game in a file") {
        @Override
        Optional<String> question() {
            return Optional.of("Load which file?");
        }
    },
    QUIT("ends the program");

    private final String help;

    Command(String help) {
        this.help = help;
    }

    static Optional<Command> ofWord(String word) {
        return Arrays.stream(values())
                .filter(command -> command.word().equalsIgnoreCase(word))
                .findFirst();
    }

    static Optional<Command> ofKey(String typed) {
        return Arrays.stream(values())
                .filter(command -> command.key().map(String::valueOf).equals(Optional.of(typed)))
                .findFirst();
    }

    /** As it is typed. */
    String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The letter that stands for it where keys are read one by one; empty if it has a key that is no letter. */
    Optional<Character> key() {
        return Optional.of(word().charAt(0));
    }

    String help() {
        return help;
    }

    /** What has to be known before it can be done; empty if nothing. */
    Optional<String> question() {
        return Optional.empty();
    }
}
