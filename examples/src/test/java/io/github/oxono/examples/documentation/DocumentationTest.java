package io.github.oxono.examples.documentation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

class DocumentationTest {
    /** The one of the README and those of the core; more come and go with the documentation. */
    private static final int BLOCKS_AT_LEAST = 5;

    @TempDir
    private Path temporary;

    @TestFactory
    Stream<DynamicTest> every_example_compiles_and_gives_what_it_says() throws IOException {
        return Documentation.blocks().stream()
                .map(block -> DynamicTest.dynamicTest(block.name(), () -> BlockRunner.run(block, temporary)));
    }

    @Test
    void the_first_example_is_that_of_the_readme_and_says_what_it_gives() throws IOException {
        assertThat(Documentation.blocks())
                .hasSizeGreaterThanOrEqualTo(BLOCKS_AT_LEAST)
                .first()
                .satisfies(block -> {
                    assertThat(block.file()).isEqualTo(Documentation.README);
                    assertThat(block.code()).contains("; // => ");
                });
    }

    @Test
    void the_types_to_start_with_have_examples() throws IOException {
        assertThat(Documentation.blocks())
                .extracting(block -> block.file().getFileName().toString())
                .contains("package-info.java", "Position.java", "PartialMove.java", "Game.java");
    }
}
