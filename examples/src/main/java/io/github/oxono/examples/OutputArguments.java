package io.github.oxono.examples;

import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Option;

/** Where games are written, and how. */
final class OutputArguments {
    @Option(
            names = "--to",
            required = true,
            paramLabel = "FORMAT",
            description = "${COMPLETION-CANDIDATES}: match logs, game text, or JSON with one game a line.")
    @SuppressWarnings("NullAway.Init") // picocli sets it before it calls
    private OutputFormat format;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description = "Where the games are written instead of the standard output; for match logs a folder, which"
                    + " gets one for each game: game-000001.log and so on.")
    private Optional<Path> target = Optional.empty();

    /** The file or folder; empty for the standard output. */
    Optional<Path> target() {
        return target;
    }

    /** Throws {@link OutputException} if it cannot be written to. */
    GameWriter open() {
        return format.open(target);
    }
}
