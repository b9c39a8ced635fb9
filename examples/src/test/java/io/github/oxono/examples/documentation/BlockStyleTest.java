package io.github.oxono.examples.documentation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

class BlockStyleTest {
    private static final Path FILE = Path.of("file");

    @Test
    void finds_the_java_blocks_of_markdown() {
        assertThat(markdown("""
                # Title

                ```java
                int one = 1;

                    int two = 2;
                ```
                ```sh
                int three = 3;
                ```
                - In a list:

                  ```java
                  int four = 4;
                  ```
                """))
                .containsExactly(
                        new CodeBlock(FILE, 4, List.of("int one = 1;", "", "    int two = 2;")),
                        new CodeBlock(FILE, 14, List.of("int four = 4;")));
    }

    @Test
    void finds_the_code_of_javadoc() {
        assertThat(javadoc("""
                /**
                 * A type.
                 *
                 * <pre>{@code
                 * if (true) {
                 *     int one = 1;
                 * }
                 *
                 * int two = 2;
                 * }</pre>
                 */
                class Type {
                    /**
                     * <pre>{@code
                     * int three = 3;
                     * }</pre>
                     */
                    int field;
                }
                """))
                .containsExactly(
                        new CodeBlock(FILE, 5, List.of("if (true) {", "    int one = 1;", "}", "", "int two = 2;")),
                        new CodeBlock(FILE, 15, List.of("int three = 3;")));
    }

    @Test
    void a_block_that_is_never_closed_is_an_error() {
        assertThatThrownBy(() -> markdown("text\n```java\nint one = 1;\n"))
                .hasMessage("file:2: ```java is never closed by ```");
        assertThatThrownBy(() -> javadoc(" * <pre>{@code\n * int one = 1;\n */"))
                .hasMessage("file:1: <pre>{@code is never closed by }</pre>");
    }

    @Test
    void a_block_that_would_be_passed_over_is_an_error() {
        assertThatThrownBy(() -> markdown("```java title=One\nint one = 1;\n```"))
                .hasMessage("file:1: ```java is not alone on its line");
        assertThatThrownBy(() -> javadoc(" * <pre>{@code int one = 1;}</pre>"))
                .hasMessage("file:1: <pre>{@code is not alone on its line");
    }

    private static List<CodeBlock> markdown(String text) {
        return BlockStyle.MARKDOWN.find(FILE, text.lines().toList());
    }

    private static List<CodeBlock> javadoc(String text) {
        return BlockStyle.JAVADOC.find(FILE, text.lines().toList());
    }
}
