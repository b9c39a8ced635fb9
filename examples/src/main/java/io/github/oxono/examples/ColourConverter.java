package io.github.oxono.examples;

import io.github.oxono.notation.board.Colour;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads a colour from the command line. */
final class ColourConverter implements ITypeConverter<Colour> {
    private static final Pattern HEXADECIMAL = Pattern.compile("#[0-9a-fA-F]{6}");
    private static final int RADIX = 16;

    @Override
    public Colour convert(String text) {
        if (!HEXADECIMAL.matcher(text).matches()) {
            throw new TypeConversionException("'" + text + "' is no colour such as #e91e63");
        }
        return Colour.of(Integer.parseInt(text, 1, text.length(), RADIX));
    }
}
