package io.github.oxono.examples.oware;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/** Replays a game of another program, where the property {@code oxono.data} says where it is. */
@EnabledIfSystemProperty(named = "oxono.data", matches = ".+")
class RecordedGameTest {
    private static final int PLIES = 110;

    @Test
    void the_game_replays_ply_by_ply_up_to_the_sweep_at_its_end() throws IOException {
        List<String[]> rows = rows();
        Position position = Position.initial();
        for (String[] row : rows.subList(0, PLIES)) {
            if (!row[2].isEmpty()) {
                assertThat(words(position)).isEqualTo(row[2]);
                assertThat(numbers(position.legalHouses())).isEqualTo(row[3]);
            }
            position = position.play(position.toMove().houses().get(Integer.parseInt(row[1])));
        }

        assertThat(position.outcome()).contains(new Outcome.Win(Player.NORTH));
        assertThat(swept(position)).isEqualTo(rows.get(PLIES)[2]);
    }

    private static List<String[]> rows() throws IOException {
        return Files.readAllLines(Path.of(System.getProperty("oxono.data"), "oware", "playthrough.tsv")).stream()
                .filter(line -> !line.startsWith("#"))
                .map(line -> line.split("\t", -1))
                .toList();
    }

    /** As the record writes it: side to move, scores, houses counter-clockwise from south's first. */
    private static String words(Position position) {
        return "%d | %d %d | %s"
                .formatted(
                        position.toMove().ordinal(),
                        position.score(Player.SOUTH),
                        position.score(Player.NORTH),
                        Arrays.stream(House.values())
                                .map(house -> String.valueOf(position.seeds(house)))
                                .collect(Collectors.joining(" ")));
    }

    /** The engine gives each player the seeds on the own side when it ends a game, also by W7. */
    private static String swept(Position position) {
        return "%d | %d %d | 0 0 0 0 0 0 0 0 0 0 0 0"
                .formatted(
                        position.toMove().ordinal(),
                        position.score(Player.SOUTH) + seeds(position, Player.SOUTH),
                        position.score(Player.NORTH) + seeds(position, Player.NORTH));
    }

    private static int seeds(Position position, Player side) {
        return side.houses().stream().mapToInt(position::seeds).sum();
    }

    private static String numbers(List<House> houses) {
        return houses.stream()
                .map(house -> house.ordinal() % House.OF_EACH)
                .toList()
                .toString();
    }
}
