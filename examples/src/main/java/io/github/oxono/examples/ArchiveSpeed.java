package io.github.oxono.examples;

import io.github.oxono.notation.ErrorPolicy;
import io.github.oxono.notation.GameText;
import io.github.oxono.notation.JsonLines;
import io.github.oxono.notation.Strictness;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.MappingIterator;
import tools.jackson.databind.json.JsonMapper;

/**
 * Tells how fast archives are read, every game replayed and checked, and compares that with what Jackson alone takes to
 * make trees of the same JSON.
 *
 * <p>The readings take turns in one process, so that whatever else the machine does meets all of them alike. Times are
 * those of all processors together, with the compiler and the collector.
 */
final class ArchiveSpeed {
    /** The first one only warms up. */
    private static final int ROUNDS = 8;

    private static final double NANOS_PER_MICRO = 1000;

    private static final JsonMapper MAPPER = new JsonMapper();

    private ArchiveSpeed() {}

    /** Reads an archive; tells how many games are in it. */
    private interface Reading {
        long count(Path archive) throws IOException;
    }

    /** What one reading took in each round. */
    private static final class Series {
        private final String name;
        private final Path archive;
        private final Reading reading;
        private final List<Double> rounds = new ArrayList<>();

        Series(String name, Path archive, Reading reading) {
            this.name = name;
            this.archive = archive;
            this.reading = reading;
        }

        void run() throws IOException {
            Duration before = processorTime();
            long games = reading.count(archive);
            rounds.add(processorTime().minus(before).toNanos() / (NANOS_PER_MICRO * games));
        }

        private static Duration processorTime() {
            return ProcessHandle.current().info().totalCpuDuration().orElseThrow();
        }

        double[] microsPerGame() {
            return rounds.stream().skip(1).mapToDouble(micros -> micros).toArray();
        }
    }

    /**
     * Runs the comparison.
     *
     * @param args an archive in game text and one in JSON Lines
     * @throws IOException if they cannot be read
     */
    public static void main(String... args) throws IOException {
        if (args.length != 2) {
            System.err.println("Usage: ArchiveSpeed GAME-TEXT JSON-LINES");
            System.exit(2);
        }
        Series text = new Series("game text", Path.of(args[0]), ArchiveSpeed::readText);
        Series json = new Series("JSON Lines", Path.of(args[1]), ArchiveSpeed::readJson);
        Series lines = new Series("trees of the lines", Path.of(args[1]), ArchiveSpeed::readTreesOfLines);
        Series bytes = new Series("trees of the bytes", Path.of(args[1]), ArchiveSpeed::readTreesOfBytes);
        List<Series> all = List.of(text, json, lines, bytes);
        for (int round = 0; round < ROUNDS; round++) {
            for (Series series : all) {
                series.run();
            }
        }
        System.out.println("microseconds of processor time a game: median, lowest, highest");
        all.forEach(series -> print(series.name, series.microsPerGame()));
        System.out.println("speed of reading JSON Lines as a share of that of reading");
        print(lines.name, ratios(lines, json));
        print(bytes.name, ratios(bytes, json));
    }

    /** Round by round. */
    private static double[] ratios(Series trees, Series games) {
        double[] treeTimes = trees.microsPerGame();
        double[] gameTimes = games.microsPerGame();
        return IntStream.range(0, gameTimes.length)
                .mapToDouble(round -> treeTimes[round] / gameTimes[round])
                .toArray();
    }

    private static void print(String name, double[] values) {
        double[] sorted = Arrays.stream(values).sorted().toArray();
        double median = sorted[sorted.length / 2];
        double highest = sorted[sorted.length - 1];
        System.out.printf(Locale.ROOT, "  %-18s %6.2f %6.2f %6.2f%n", name, median, sorted[0], highest);
    }

    private static long readText(Path archive) throws IOException {
        try (Stream<?> games = GameText.stream(Files.newBufferedReader(archive), Strictness.STRICT, ErrorPolicy.STOP)) {
            return games.mapToLong(game -> 1).sum();
        }
    }

    private static long readJson(Path archive) throws IOException {
        try (Stream<?> games =
                JsonLines.stream(Files.newBufferedReader(archive), RecordMapper::read, ErrorPolicy.STOP)) {
            return games.mapToLong(game -> 1).sum();
        }
    }

    private static long readTreesOfLines(Path archive) throws IOException {
        try (BufferedReader lines = Files.newBufferedReader(archive)) {
            return lines.lines()
                    .map(MAPPER::readTree)
                    .filter(JsonNode::isObject)
                    .count();
        }
    }

    private static long readTreesOfBytes(Path archive) throws IOException {
        try (InputStream bytes = Files.newInputStream(archive);
                MappingIterator<JsonNode> trees =
                        MAPPER.readerFor(JsonNode.class).readValues(bytes)) {
            long games = 0;
            while (trees.hasNext()) {
                games += trees.next().isObject() ? 1 : 0;
            }
            return games;
        }
    }
}
