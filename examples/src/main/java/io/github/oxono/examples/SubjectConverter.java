package io.github.oxono.examples;

import io.github.oxono.OxonoParseException;
import io.github.oxono.Position;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a position, or the name of a file, from the command line. */
final class SubjectConverter implements ITypeConverter<Subject> {
    @Override
    public Subject convert(String text) {
        try {
            return new Subject.Board(Position.parse(text));
        } catch (OxonoParseException fault) {
            return new Subject.Games(source(text)
                    .orElseThrow(() -> new TypeConversionException(
                            "there is no such file, and as a position: " + fault.getMessage())));
        }
    }

    private static Optional<GameSource> source(String text) {
        try {
            return GameSource.existing(Path.of(text));
        } catch (InvalidPathException fault) {
            // On some systems, no file is named with the asterisks of a position.
            return Optional.empty();
        }
    }
}
