package io.github.oxono.examples.documentation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.nio.file.Path;
import org.assertj.core.api.AbstractThrowableAssert;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BlockRunnerTest {
    @TempDir
    private Path temporary;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Position.initial(Symbol.X).toMove(); // => PINK",
                "Position start = Position.initial(Symbol.X);\nstart.ply(); // => 0",
                "List<Move> moves = Position.initial(Symbol.X).legalMoves();\nmoves.size(); // => 68",
                "int count = Position.initial(Symbol.X).legalMoveCount(); // => 68",
                "String text;\ntext = \"a\" + \"b\"; // => ab",
                "// A comment.\nString.join(\n        \"-\",\n        List.of(\"a\", \"b\")); // => a-b",
                "import java.time.Duration;\nDuration.ofSeconds(1); // => PT1S",
                "record Pair(int a, int b) {}\nnew Pair(1, 2); // => Pair[a=1, b=2]",
                "for (int i = 0; i < 1; i++) { // a loop\n    Math.abs(-i); // => 0\n}",
                "import io.github.oxono.*;\n\n// A program.\npublic class Program {\n"
                        + "    public static void main(String[] args) {\n        Symbol.X.other(); // => O\n    }\n}",
                "interface Shape {\n    int area();\n}"
            })
    void a_right_block_passes(String code) {
        assertThatCode(() -> run(code)).doesNotThrowAnyException();
    }

    @Test
    void a_block_that_does_not_compile_fails_with_the_line_in_its_file() {
        assertFails("int one = 1;\nint two = \"2\";")
                .hasMessageStartingWith("GUIDE.md:11: incompatible types:")
                .hasMessageContaining("int two = \"2\";");
        assertFails("import java.time.Duration;\n\nDuration.never();")
                .hasMessageStartingWith("GUIDE.md:12: cannot find");
        assertFails("class Program {\n    int one = \"1\";\n}")
                .hasMessageStartingWith("GUIDE.md:11: incompatible types:");
    }

    @Test
    void a_block_with_another_value_fails_with_both() {
        assertFails("Symbol.X.other(); // => X")
                .hasMessageContainingAll("[GUIDE.md:10\nSymbol.X.other(); // => X\n]", "line 10 => X", "line 10 => O");
        assertFails("int one = 1; // => 2").hasMessageContainingAll("line 10 => 2", "line 10 => 1");
        assertFails(
                        "class Program {\n    public static void main(String[] args) {\n        Math.abs(-1); // => 2\n    }\n}")
                .hasMessageContainingAll("line 12 => 2", "line 12 => 1");
    }

    @Test
    void a_value_is_compared_exactly() {
        assertFails("String.valueOf(1); // => 1 is one").hasMessageContainingAll("line 10 => 1 is one", "line 10 => 1");
    }

    @Test
    void a_block_that_throws_fails() {
        assertFails("int one = 1;\nMove.parse(\"none\");")
                .hasMessageStartingWith("GUIDE.md:10\nint one = 1;")
                .hasMessageContaining("throws io.github.oxono.OxonoParseException: move \"none\", offset 0");
    }

    @Test
    void a_value_that_is_never_reached_fails() {
        assertFails("if (Symbol.X == Symbol.O) {\n    Math.abs(-1); // => 1\n}").hasMessageContaining("line 11 => 1");
        assertFails("interface Shape {\n    static void main() {\n        Math.abs(1); // => 1\n    }\n}");
    }

    @Test
    void a_value_of_nothing_fails() {
        assertFails("System.gc(); // => ?").hasMessageStartingWith("GUIDE.md:10: ");
    }

    @Test
    void a_value_out_of_place_fails() {
        assertFails("int one = 1;\n// => 1")
                .hasMessage("GUIDE.md:11: // => does not follow a statement, or lacks the value");
        assertFails("int one = 1; // =>")
                .hasMessage("GUIDE.md:10: // => does not follow a statement, or lacks the value");
    }

    private AbstractThrowableAssert<?, ? extends Throwable> assertFails(String code) {
        return assertThat(catchThrowable(() -> run(code))).isNotNull();
    }

    private void run(String code) throws Exception {
        BlockRunner.run(new CodeBlock(Path.of("GUIDE.md"), 10, code.lines().toList()), temporary);
    }
}
