package io.github.oxono.notation;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import io.github.oxono.OxonoParseException;
import io.github.oxono.Setup;
import io.github.oxono.Square;
import io.github.oxono.Symbol;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The schema describes the structure of records, and the reader agrees with it. */
class JsonSchemaTest {
    private static final SchemaRegistry REGISTRY =
            SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);
    private static final Schema SCHEMA = REGISTRY.getSchema(JsonSchema.ofGameRecord());
    private static final JsonMapper MAPPER = new JsonMapper();
    private static final Json JSON = Json.Version.JACKSON_3.plain(Map.of());

    static List<String> read() {
        return JsonCorpus.read().toList();
    }

    static List<JsonCorpus.Refused> refusedBySchema() {
        return JsonCorpus.refusedBySchema().toList();
    }

    static List<JsonCorpus.Refused> refusedByReaderAlone() {
        return JsonCorpus.refusedByReaderAlone().toList();
    }

    @Test
    void the_schema_is_one() {
        Schema ofSchemas = REGISTRY.getSchema(SchemaLocation.of("https://json-schema.org/draft/2020-12/schema"));

        assertThat(ofSchemas.validate(JsonSchema.ofGameRecord(), InputFormat.JSON))
                .isEmpty();
    }

    @Test
    void the_examples_in_the_schema_are_read() throws IOException {
        JsonNode examples = MAPPER.readTree(JsonSchema.ofGameRecord()).get("examples");

        assertThat(examples).isNotEmpty();
        for (JsonNode example : examples) {
            assertThat(isValid(example.toString())).isTrue();
            assertThat(JSON.read(example.toString(), GameRecord.class).moves()).isNotEmpty();
        }
    }

    @ParameterizedTest
    @MethodSource("read")
    void what_is_read_is_valid(String json) {
        assertThat(SCHEMA.validate(json, InputFormat.JSON)).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("refusedBySchema")
    void what_has_another_structure_is_not_valid(JsonCorpus.Refused refused) {
        assertThat(isValid(refused.json())).isFalse();
    }

    @ParameterizedTest
    @MethodSource("refusedByReaderAlone")
    void rules_and_repetitions_are_the_readers_matter(JsonCorpus.Refused refused) {
        assertThat(isValid(refused.json())).isTrue();
    }

    @Property(tries = 200)
    @Domain(Records.class)
    void what_is_written_is_valid(@ForAll GameRecord record) throws IOException {
        assertThat(SCHEMA.validate(JSON.write(record), InputFormat.JSON)).isEmpty();
    }

    @Tag("thorough")
    @Property(tries = 1500)
    @Domain(Records.class)
    @Domain(DomainContext.Global.class)
    void schema_and_reader_refuse_the_same_structure(@ForAll GameRecord record, @ForAll long seed) throws IOException {
        String changed = new JsonMutation(new Random(seed)).of(JSON.write(record));

        assertThat(isValid(changed)).as(changed).isEqualTo(isOfStructure(changed));
    }

    @Test
    void the_schema_knows_all_moves_and_no_other() {
        for (Symbol symbol : Symbol.values()) {
            for (Square destination : Square.values()) {
                for (Square placement : Square.values()) {
                    String move = symbol + destination.toString() + placement;
                    assertThat(isValid(record("{\"move\":\"" + move + "\"}")))
                            .as(move)
                            .isEqualTo(destination != placement);
                }
            }
        }
    }

    @Property(tries = 1000)
    @Domain(Records.class)
    @Domain(DomainContext.Global.class)
    void the_schema_takes_a_position_where_the_rules_take_a_set_up(@ForAll GameRecord record, @ForAll long seed) {
        String text = record.toGame().position().toString();
        String changed = new Mutation(new Random(seed)).of(text);

        assertThat(isValid(recordFrom(changed))).as(changed).isEqualTo(isSetup(changed));
    }

    private static boolean isSetup(String text) {
        try {
            Setup.parse(text);
            return true;
        } catch (OxonoParseException exception) {
            return false;
        }
    }

    private static boolean isValid(String json) {
        return SCHEMA.validate(json, InputFormat.JSON).isEmpty();
    }

    /** Whether the reader takes it, or refuses it for what only the rules of the game tell. */
    private static boolean isOfStructure(String json) throws IOException {
        try {
            JSON.read(json, GameRecord.class);
            return true;
        } catch (RuntimeException exception) {
            return exception.getCause() instanceof IllegalRecordException refusal && isOfRules(refusal);
        }
    }

    private static boolean isOfRules(IllegalRecordException refusal) {
        return Set.of(RecordFault.ILLEGAL_MOVE, RecordFault.WRONG_RESULT).contains(refusal.fault())
                || refusal.getCause() instanceof NotationException notation
                        && notation.fault() == NotationFault.INVALID_SETUP;
    }

    private static String record(String moves) {
        return "{\"start\":\"6/6/2*X3/3*O2/6/6 p\",\"moves\":[%s],\"result\":\"*\",\"reason\":\"unfinished\"}"
                .formatted(moves);
    }

    private static String recordFrom(String start) {
        return MAPPER.writeValueAsString(
                Map.of("start", start, "moves", List.of(), "result", "*", "reason", "unfinished"));
    }
}
