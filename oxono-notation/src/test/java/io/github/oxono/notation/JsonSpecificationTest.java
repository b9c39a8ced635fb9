package io.github.oxono.notation;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whether the specification of the JSON tells what the code does. */
class JsonSpecificationTest {
    @Test
    void the_examples_are_read_and_valid() throws IOException {
        var schema = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(JsonSchema.ofGameRecord());
        List<String> examples = Specification.blocks("json");

        assertThat(examples).isNotEmpty();
        for (String example : examples) {
            assertThat(schema.validate(example, InputFormat.JSON)).isEmpty();
            for (Json.Version version : Json.Version.values()) {
                Json json = version.plain(Map.of());
                GameRecord record = json.read(example, GameRecord.class);
                assertThat(json.write(record)).isEqualTo(withoutLayout(example));
            }
        }
    }

    @Tag("thorough")
    @ParameterizedTest
    @ValueSource(strings = {"com.fasterxml.jackson", "tools.jackson"})
    void the_java_in_it_compiles(String jackson, @TempDir Path folder) throws IOException {
        List<String> examples = Specification.blocks("java");

        assertThat(examples).hasSizeGreaterThanOrEqualTo(3);
        for (String example : examples) {
            Path source = Files.writeString(
                    folder.resolve("Example.java"),
                    EXAMPLE.replace("IMPORTS", imports(example, jackson))
                            .replace("BODY", IMPORT.matcher(example).replaceAll("")));
            assertThat(compile(source)).as(example).isEmpty();
        }
    }

    private static final Pattern IMPORT = Pattern.compile("(?m)^import .*;$");

    private static final String EXAMPLE = """
            import io.github.oxono.*;
            import java.util.*;
            IMPORTS

            final class Example {
                void run() throws Exception {
            BODY
                }
            }
            """;

    /** The examples are written for Jackson 3. */
    private static String imports(String example, String jackson) {
        return IMPORT.matcher(example)
                .results()
                .map(MatchResult::group)
                .map(line -> line.replace("tools.jackson", jackson))
                .collect(Collectors.joining("\n"));
    }

    private static String compile(Path source) {
        StringWriter output = new StringWriter();
        PrintWriter printer = new PrintWriter(output);
        ToolProvider javac = ToolProvider.findFirst("javac").orElseThrow();
        javac.run(
                printer,
                printer,
                "-proc:none",
                "-cp",
                System.getProperty("java.class.path"),
                "-d",
                source.resolveSibling("classes").toString(),
                source.toString());
        return output.toString();
    }

    /** White space between members says nothing; inside of texts there is never more than one. */
    private static String withoutLayout(String json) {
        return json.replaceAll("\\n *", "").replaceAll("(?<=[:,]) (?=[\"{\\[])", "");
    }
}
