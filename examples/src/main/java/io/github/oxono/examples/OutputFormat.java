package io.github.oxono.examples;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/** How games are to be written. */
enum OutputFormat {
    /** A match log for each game. */
    LOG {
        @Override
        GameWriter open(Optional<Path> target) {
            return target.<GameWriter>map(LogFolderWriter::new).orElseGet(() -> new LogWriter(Target.standardOutput()));
        }
    },
    /** Game text, one game after the other. */
    TEXT {
        @Override
        GameWriter open(Optional<Path> target) {
            return new TextWriter(Target.of(target));
        }
    },
    /** JSON Lines: an object a line. */
    JSON {
        @Override
        GameWriter open(Optional<Path> target) {
            return new JsonWriter(Target.of(target));
        }
    };

    /** Opens a target, or else the standard output; throws {@link OutputException} if it cannot be written to. */
    abstract GameWriter open(Optional<Path> target);

    /** As it is written on the command line. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
