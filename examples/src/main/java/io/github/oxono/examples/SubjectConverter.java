package io.github.oxono.examples;

import io.github.oxono.OxonoParseException;
import io.github.oxono.Position;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a position, or the name of a file, from the command line. */
final class SubjectConverter implements ITypeConverter<Subject> {
    @Override
    public Subject convert(String text) {
        try {
            return new Subject.Board(Position.parse(text));
        } catch (OxonoParseException fault) {
            if (isFile(text)) {
                return new Subject.Games(GameSource.single(Path.of(text)));
            }
            throw new TypeConversionException("there is no such file, and as a position: " + fault.getMessage());
        }
    }

    private static boolean isFile(String text) {
        try {
            Path path = Path.of(text);
            return GameSource.single(path).equals(GameSource.STANDARD_INPUT) || Files.exists(path);
        } catch (InvalidPathException fault) {
            // On some systems, no file is named with the asterisks of a position.
            return false;
        }
    }
}
