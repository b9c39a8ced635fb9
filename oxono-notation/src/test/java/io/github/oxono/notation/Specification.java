package io.github.oxono.notation;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;

/** The file that specifies the notation. */
final class Specification {
    static final Path FILE = Path.of("NOTATION.md");

    private static final Pattern BLOCK = Pattern.compile("```(?<kind>\\w+)\n(?<text>.*?)```\n", Pattern.DOTALL);

    private Specification() {}

    static String text() {
        try {
            return Files.readString(FILE);
        } catch (IOException exception) {
            throw new UncheckedIOException(exception);
        }
    }

    /** The blocks of a kind. */
    static List<String> blocks(String kind) {
        return BLOCK.matcher(text())
                .results()
                .filter(block -> block.group(1).equals(kind))
                .map(block -> block.group(2))
                .toList();
    }

    /** All grammars together. */
    static Grammar grammar() {
        return new Grammar(String.join("\n", blocks("ebnf")));
    }
}
