package io.github.oxono.examples.documentation;

import java.nio.file.Path;
import java.util.List;

/**
 * An example in the documentation.
 *
 * @param file where it stands
 * @param line the number of its first line there, from 1
 * @param lines its code
 */
record CodeBlock(Path file, int line, List<String> lines) {
    String name() {
        return file + ":" + line;
    }

    String code() {
        return String.join("\n", lines);
    }
}
