package io.github.oxono.testkit.data;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.oxono.Legality;
import io.github.oxono.Move;
import io.github.oxono.Perft;
import io.github.oxono.Position;
import io.github.oxono.Refusal;
import io.github.oxono.TotemMove;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ConformanceDataTest {
    /** With -Dtestkit.regenerate=true the files are written anew, to be looked at and checked in. */
    private static final boolean REGENERATE = Boolean.getBoolean("testkit.regenerate");

    private static final Path SOURCE = Path.of("src/main/resources/io/github/oxono/testkit/data");

    @ParameterizedTest
    @ValueSource(strings = {"positions.tsv", "games.tsv", "refusals.tsv", "perft.tsv"})
    void what_is_checked_in_is_what_the_library_makes(String file) throws IOException {
        String made = ConformanceData.generate().get(file);
        if (REGENERATE) {
            Files.createDirectories(SOURCE);
            Files.writeString(SOURCE.resolve(file), made, US_ASCII);
        }

        assertThat(Files.readString(SOURCE.resolve(file), US_ASCII)).isEqualTo(made);
    }

    @Test
    void positions_meet_every_kind_of_totem_move_and_every_outcome() {
        List<Position> positions =
                lines("positions.tsv").map(fields -> Position.parse(fields[0])).toList();

        assertThat(positions.stream()
                        .filter(position -> !position.isOver())
                        .flatMap(position -> position.legalMoves().stream().map(position::describe))
                        .map(ply -> ply.totemMove())
                        .collect(Collectors.toSet()))
                .containsExactlyInAnyOrder(TotemMove.values());
        assertThat(lines("positions.tsv").map(fields -> fields[1]).collect(Collectors.toSet()))
                .isEqualTo(Set.of("PINK", "BLACK", "DRAW", "-"));
    }

    @Test
    void refusals_meet_every_reason() {
        lines("refusals.tsv").forEach(fields -> {
            Legality legality = Position.parse(fields[0]).check(Move.parse(fields[1]));
            assertThat(((Legality.Illegal) legality).refusal().name()).isEqualTo(fields[2]);
        });
        assertThat(lines("refusals.tsv")
                        .map(fields -> Refusal.valueOf(fields[2]))
                        .collect(Collectors.toSet()))
                .containsExactlyInAnyOrder(Refusal.values());
    }

    @Test
    void perft_counts_are_those_of_the_moves_played_one_by_one() {
        lines("perft.tsv").limit(20).forEach(fields -> {
            Position position = Position.parse(fields[0]);
            long second = position.legalMoves().stream()
                    .mapToLong(move -> position.play(move).legalMoveCount())
                    .sum();
            assertThat(fields[1]).isEqualTo(String.valueOf(position.legalMoveCount()));
            assertThat(fields[2]).isEqualTo(String.valueOf(second));
            assertThat(Perft.count(position, 2)).isEqualTo(second);
        });
    }

    /** As a user finds them, beside the class. */
    private static Stream<String[]> lines(String file) {
        try (InputStream in = ConformanceData.class.getResourceAsStream(file)) {
            return Arrays.stream(new String(in.readAllBytes(), US_ASCII).split("\n"))
                    .map(line -> line.split("\t", -1));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    @Test
    void there_are_four_files_of_modest_size() {
        Map<String, String> files = ConformanceData.generate();

        assertThat(files).hasSize(4);
        assertThat(files.values().stream().mapToInt(String::length).sum()).isLessThan(1_000_000);
    }
}
