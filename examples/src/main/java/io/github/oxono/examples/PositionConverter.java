package io.github.oxono.examples;

import io.github.oxono.OxonoParseException;
import io.github.oxono.Position;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a position from the command line. */
final class PositionConverter implements ITypeConverter<Position> {
    @Override
    public Position convert(String text) {
        try {
            return Position.parse(text);
        } catch (OxonoParseException fault) {
            throw new TypeConversionException(fault.getMessage());
        }
    }
}
