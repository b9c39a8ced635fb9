package io.github.oxono.testkit;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.oxono.testkit.data.ConformanceData;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What stays the same within a major version, as VERSIONING.md promises, pinned by data. */
class CompatibilityTest {
    private static final String PROMISE = "This is promised within a major version; only the next one may change it.";

    private static final Map<String, String> FIELDS = Map.of(
            "position", "[1-6XOxo*]+(/[1-6XOxo*]+){5} [pb]",
            "outcome", "PINK|BLACK|DRAW|-",
            "move", "[XO]([a-f][1-6]){2}",
            "moves", "([XO]([a-f][1-6]){2}( [XO]([a-f][1-6]){2})*)?",
            "refusal", "[A-Z_]+",
            "rule", "R[0-9]+",
            "count", "[0-9]+");

    @ParameterizedTest
    @CsvSource({
        "positions.tsv, position outcome moves",
        "games.tsv, position outcome moves position",
        "refusals.tsv, position move refusal rule",
        "perft.tsv, position count count"
    })
    void the_form_of_the_conformance_data(String file, String fields) throws IOException {
        Pattern line = Pattern.compile(
                Stream.of(fields.split(" ")).map(FIELDS::get).collect(Collectors.joining(")\t(", "(", ")")));

        assertThat(lines(file)).as(PROMISE).isNotEmpty().allMatch(line.asMatchPredicate());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            OxonoLaw        | RULES SYMMETRY LOADED_POSITIONS
            PlayoutStyle    | UNIFORM AVOIDING_LINES ENCLOSING WALLING_IN_X WALLING_IN_O EXHAUSTING LONG_LINES \
                              LAST_PIECE
            game.Mutability | IMMUTABLE MUTABLE
            game.GameLaw    | NO_CRASH QUERIES_CHANGE_NOTHING NO_MOVE_LISTED_TWICE LISTED_MOVES_CAN_BE_PLAYED \
                              EQUAL_STATES_HAVE_EQUAL_MOVES NO_MOVES_AFTER_THE_END MOVES_UNTIL_THE_END \
                              REFUSED_MOVES_CHANGE_NOTHING EARLIER_STATES_STAY GAMES_ARE_SEPARATE UNDO_RESTORES \
                              PLAY_ENDS
            """)
    void the_constants_and_their_order(String type, String constants) throws ClassNotFoundException {
        Object[] found =
                Class.forName(OxonoLaw.class.getPackageName() + "." + type).getEnumConstants();

        assertThat(found)
                .as(PROMISE)
                .extracting(each -> ((Enum<?>) each).name())
                .containsExactly(constants.split(" +"));
    }

    private static List<String> lines(String file) throws IOException {
        try (InputStream stream = ConformanceData.class.getResourceAsStream(file)) {
            return new String(stream.readAllBytes(), US_ASCII).lines().toList();
        }
    }
}
