package io.github.oxono.examples.documentation;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A block as a class with a main method. A line of the block is a line of the class, {@value #HEADER_LINES} further down.
 *
 * <p>A statement that ends in {@code ; // => text} also notes what its expression or variable is; see {@code Noted}.
 *
 * @param className the class
 * @param text its source
 * @param expected what will be noted, in this order, if the block is right
 */
record BlockSource(String className, String text, List<String> expected) {
    static final int HEADER_LINES = 1;

    private static final String NOTED = """

            final class Noted {
                static final java.util.List<String> NOTES = new java.util.ArrayList<>();

                static void note(int line, Object value) {
                    NOTES.add("line " + line + " => " + value);
                }
            }
            """;

    private static final Pattern IMPORT = Pattern.compile("(?m)^import .*;$");
    private static final Pattern TYPE = Pattern.compile("(?:\\s|//.*|/\\*(?s:.*?)\\*/|@\\w+|import .*;)*+"
            + "(?:(?:public|final|abstract|sealed) )*(?:class|interface|enum|record) (\\w+)");
    private static final Pattern NOTE = Pattern.compile("(.*); *// => (.*)");
    private static final Pattern ASSIGNMENT =
            Pattern.compile("\\s*(?:[\\w.<>\\[\\], ?]+ )?(\\w+) = .*", Pattern.DOTALL);
    private static final Pattern STATEMENT_END = Pattern.compile("(.*[;{}])?\\s*(//.*)?");

    static BlockSource of(CodeBlock block) {
        List<String> expected = new ArrayList<>();
        String code = String.join("\n", noting(block, expected));
        Matcher type = TYPE.matcher(code);
        return type.lookingAt() && code.endsWith("}")
                ? new BlockSource(type.group(1), "\n" + code + NOTED, expected)
                : new BlockSource("Block", wrapped(code) + NOTED, expected);
    }

    private static String wrapped(String code) {
        StringBuilder source = new StringBuilder("import io.github.oxono.*; import java.util.*; ");
        IMPORT.matcher(code)
                .results()
                .forEach(line -> source.append(line.group()).append(' '));
        return source.append("class Block { public static void main(String[] args) throws Exception {\n")
                .append(IMPORT.matcher(code).replaceAll(""))
                .append("\n}}")
                .toString();
    }

    /** The lines of a block, with the calls that note the values; adds what they should note. */
    private static List<String> noting(CodeBlock block, List<String> expected) {
        List<String> lines = new ArrayList<>(block.lines());
        int first = 0;
        for (int last = 0; last < lines.size(); last++) {
            Matcher note = NOTE.matcher(lines.get(last));
            if (note.matches()) {
                int number = block.line() + last;
                expected.add("line " + number + " => " + note.group(2));
                lines.set(last, note.group(1));
                note(lines.subList(first, last + 1), number);
            } else if (lines.get(last).contains("// =>")) {
                throw new IllegalStateException(block.file() + ":" + (block.line() + last)
                        + ": // => does not follow a statement, or lacks the value");
            }
            if (STATEMENT_END.matcher(lines.get(last)).matches()) {
                first = last + 1;
            }
        }
        return lines;
    }

    private static void note(List<String> statement, int number) {
        int last = statement.size() - 1;
        Matcher assignment = ASSIGNMENT.matcher(String.join("\n", statement));
        if (assignment.matches()) {
            statement.set(last, statement.get(last) + "; Noted.note(" + number + ", " + assignment.group(1) + ");");
        } else {
            statement.set(0, "Noted.note(" + number + ", " + statement.get(0));
            statement.set(last, statement.get(last) + ");");
        }
    }
}
