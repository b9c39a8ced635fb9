package io.github.oxono.examples.documentation;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** The documentation of the project: its Markdown files and the Javadoc of its main sources. */
final class Documentation {
    static final Path README = Path.of("README.md");

    private static final Path MAIN_SOURCES = Path.of("src", "main", "java");
    private static final Path ROOT = root();

    private Documentation() {}

    /** All examples, those of the README first. */
    static List<CodeBlock> blocks() throws IOException {
        try (Stream<Path> files = Files.walk(ROOT)) {
            return files.map(ROOT::relativize)
                    .filter(Documentation::isSource)
                    .sorted(Comparator.comparing((Path file) -> !file.equals(README))
                            .thenComparing(Comparator.naturalOrder()))
                    .flatMap(file -> blocks(file).stream())
                    .toList();
        }
    }

    private static List<CodeBlock> blocks(Path file) {
        if (file.toString().endsWith(".md")) {
            return BlockStyle.MARKDOWN.find(file, lines(file));
        }
        boolean isMain = file.toString().contains(MAIN_SOURCES.toString());
        return isMain && file.toString().endsWith(".java") ? BlockStyle.JAVADOC.find(file, lines(file)) : List.of();
    }

    /** Neither hidden nor made by the build. */
    private static boolean isSource(Path file) {
        for (Path name : file) {
            if (name.toString().startsWith(".") || name.toString().equals("target")) {
                return false;
            }
        }
        return true;
    }

    private static List<String> lines(Path file) {
        try {
            return Files.readAllLines(ROOT.resolve(file));
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }

    /** The tests run in a module's folder, or in the root itself. */
    private static Path root() {
        Path folder = Path.of("").toAbsolutePath();
        return Files.exists(folder.resolve("oxono-core")) ? folder : folder.getParent();
    }
}
