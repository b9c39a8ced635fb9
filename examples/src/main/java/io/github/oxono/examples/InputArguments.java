package io.github.oxono.examples;

import io.github.oxono.notation.Strictness;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Which games are read, and how. */
final class InputArguments {
    @Parameters(
            paramLabel = "FILE",
            arity = "0..*",
            description =
                    "Games in any format, which is recognised by what the file begins with; a folder stands for all"
                            + " files in it, '-' for the standard input.")
    private List<Path> files = List.of();

    @Option(
            names = "--strict",
            description = "Accept the canonical writing alone. Otherwise other spellings of the same meaning are"
                    + " tolerated, and what was is told.")
    private boolean isStrict;

    /** What was named, or else something. */
    List<GameSource> sourcesOr(GameSource nothingNamed) {
        return files.isEmpty()
                ? List.of(nothingNamed)
                : files.stream().map(GameSource::named).flatMap(List::stream).toList();
    }

    Strictness strictness() {
        return isStrict ? Strictness.STRICT : Strictness.LENIENT;
    }
}
