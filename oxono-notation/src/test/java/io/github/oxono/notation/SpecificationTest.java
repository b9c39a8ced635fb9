package io.github.oxono.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.oxono.Move;
import io.github.oxono.Position;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Whether the specification tells what the code does. With the system property {@code oxono.rewrite} its tables are
 * written anew.
 */
class SpecificationTest {
    private static final Pattern TABLE =
            Pattern.compile("<!-- generated: (?<name>\\w+) -->\n(?<table>.*?)<!-- end -->", Pattern.DOTALL);

    @Test
    void the_tables_are_what_the_code_gives() throws IOException {
        Map<String, String> tables = SpecificationTables.all();
        String specification = Specification.text();
        String expected = TABLE.matcher(specification)
                .replaceAll(table -> Matcher.quoteReplacement(
                        "<!-- generated: " + table.group(1) + " -->\n" + tables.get(table.group(1)) + "<!-- end -->"));
        if (Boolean.getBoolean("oxono.rewrite")) {
            Files.writeString(Specification.FILE, expected);
        }

        assertThat(Specification.text()).isEqualTo(expected);
        assertThat(TABLE.matcher(specification).results().map(table -> table.group(1)))
                .containsExactlyInAnyOrderElementsOf(tables.keySet());
    }

    @Test
    void every_leniency_has_a_row() {
        assertThat(SpecificationTables.all().get("leniencies"))
                .contains(Stream.of(Leniency.values())
                        .map(leniency -> "| `" + leniency + "` |")
                        .toList());
    }

    @Test
    void there_are_twenty_wrong_inputs_or_more() {
        assertThat(SpecificationTables.all().get("errors").lines())
                .hasSizeGreaterThanOrEqualTo(2 + 20)
                .noneMatch(row -> row.contains("no error"));
    }

    @Test
    void the_examples_are_canonical() throws IOException {
        assertThat(Specification.blocks("move"))
                .isNotEmpty()
                .allSatisfy(block -> assertThat(block.lines())
                        .allSatisfy(line -> assertThat(
                                        MoveText.read(line, Strictness.STRICT).value())
                                .isEqualTo(Move.parse(line))));
        assertThat(Specification.blocks("position"))
                .isNotEmpty()
                .allSatisfy(block -> assertThat(block.lines())
                        .allSatisfy(line -> assertThat(PositionText.read(line, Strictness.STRICT)
                                        .value())
                                .isEqualTo(Position.parse(line))));
        assertThat(Specification.blocks("archive")).isNotEmpty().allSatisfy(SpecificationTest::assertCanonicalArchive);
    }

    @Test
    void the_logs_can_be_read_and_written() throws IOException {
        assertThat(Specification.blocks("log")).isNotEmpty().allSatisfy(block -> {
            GameRecord record = MatchLog.read(block, Strictness.STRICT).value();
            assertThat(MatchLog.read(MatchLog.write(record), Strictness.STRICT).value())
                    .isEqualTo(record);
        });
    }

    private static void assertCanonicalArchive(String archive) throws IOException {
        try (Stream<Reading<GameRecord>> games =
                GameText.stream(new StringReader(archive), Strictness.STRICT, ErrorPolicy.STOP)) {
            StringBuilder written = new StringBuilder();
            GameText.write(games.map(Reading::value), written);
            assertThat(written).hasToString(archive);
        }
    }
}
