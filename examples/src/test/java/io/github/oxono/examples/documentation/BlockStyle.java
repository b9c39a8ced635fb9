package io.github.oxono.examples.documentation;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** How a kind of file marks the examples in it. */
enum BlockStyle {
    MARKDOWN("```java", "```", ""),
    JAVADOC("<pre>{@code", "}</pre>", "^\\s*\\* ?");

    private final String start;
    private final String end;
    private final String margin;

    BlockStyle(String start, String end, String margin) {
        this.start = start;
        this.end = end;
        this.margin = margin;
    }

    /** Finds the blocks of a file; a marker that is out of place is an error, so that none is passed over. */
    List<CodeBlock> find(Path file, List<String> text) {
        List<CodeBlock> blocks = new ArrayList<>();
        List<String> lines =
                text.stream().map(line -> line.replaceFirst(margin, "")).toList();
        for (int index = 0; index < lines.size(); index++) {
            if (lines.get(index).contains(start)) {
                CodeBlock block = block(file, lines, index);
                blocks.add(block);
                index += block.lines().size() + 1;
            }
        }
        return blocks;
    }

    private CodeBlock block(Path file, List<String> lines, int startIndex) {
        if (!lines.get(startIndex).strip().equals(start)) {
            throw new IllegalStateException(file + ":" + (startIndex + 1) + ": " + start + " is not alone on its line");
        }
        int first = startIndex + 1;
        for (int last = first; last < lines.size(); last++) {
            if (lines.get(last).strip().equals(end)) {
                String code = String.join("\n", lines.subList(first, last)).stripIndent();
                return new CodeBlock(file, first + 1, List.of(code.split("\n", -1)));
            }
        }
        throw new IllegalStateException(file + ":" + first + ": " + start + " is never closed by " + end);
    }
}
