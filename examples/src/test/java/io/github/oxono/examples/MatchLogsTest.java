package io.github.oxono.examples;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Replays the logs of real matches, where the property {@code oxono.data} says where they are. */
@EnabledIfSystemProperty(named = "oxono.data", matches = ".+")
class MatchLogsTest {
    private static final int LOGS = 34;

    @Test
    void replays_all_logs_in_one_run() throws IOException {
        Run run = Run.of(
                Stream.concat(Stream.of("replay"), logs().map(Path::toString)).toArray(String[]::new));

        assertThat(run.status()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out().lines().filter(line -> line.startsWith("result "))).hasSize(LOGS);
    }

    @ParameterizedTest
    @MethodSource("logs")
    void every_line_is_a_ply_and_the_result_is_that_of_the_last_one(Path log) throws IOException {
        List<String> lines = Files.readAllLines(log);
        boolean timeout = lines.contains("timeout");
        int plies = lines.size() - (timeout ? 2 : 1);

        String out = Run.of("replay", log.toString()).out();

        assertThat(out).contains("\nplies            " + plies + "\n");
        String winner = plies % 2 == 1 ? "pink" : "black";
        String reason = timeout ? "time" : "alignment";
        assertThat(out).contains("\nresult           " + winner + " wins by " + reason + "\n");
    }

    private static Stream<Path> logs() throws IOException {
        try (Stream<Path> files = Files.list(Path.of(System.getProperty("oxono.data"), "logs"))) {
            return files.sorted().toList().stream();
        }
    }
}
