package io.github.oxono;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * Compares {@link PerftBenchmark} with a native program, in turn, and prints how many times as fast the library is.
 *
 * <p>The program is one file of C, called with a depth and a mode (1 counts the last ply, 0 visits its moves, 2 makes
 * them and looks for lines), that prints a line such as {@code 5 231876916 0.229s 1010.5M/s} for each depth.
 */
final class YardstickRatios {
    private static final int RUNS = 5;
    private static final List<Row> ROWS = List.of(
            new Row("count", PerftBenchmark.COUNT_DEPTH, 1),
            new Row("countInParallel", PerftBenchmark.COUNT_DEPTH, 1),
            new Row("playAndCount", PerftBenchmark.PLAY_DEPTH, 1),
            new Row("playAndList", PerftBenchmark.PLAY_DEPTH, 0),
            new Row("playAndTest", PerftBenchmark.PLAY_DEPTH, 2));

    private record Row(String benchmark, int depth, int nativeMode) {}

    private YardstickRatios() {}

    /** Takes the path of the C file; needs {@code gcc}. */
    public static void main(String... args) throws IOException, InterruptedException, RunnerException {
        Path program = Files.createTempFile("yardstick", "");
        run("gcc", "-O3", "-march=native", args[0], "-o", program.toString());
        System.out.printf("%-18s%8s%8s%8s%n", "native / library", "median", "min", "max");
        for (Row row : ROWS) {
            double[] ratios = new double[RUNS];
            for (int run = 0; run < RUNS; run++) {
                ratios[run] = nativeSeconds(program, row) / librarySeconds(row);
            }
            Arrays.sort(ratios);
            System.out.printf("%-18s%8.2f%8.2f%8.2f%n", row.benchmark, ratios[RUNS / 2], ratios[0], ratios[RUNS - 1]);
        }
        Files.delete(program);
    }

    private static double librarySeconds(Row row) throws RunnerException {
        String benchmark = PerftBenchmark.class.getName() + "." + row.benchmark + "$";
        return new Runner(new OptionsBuilder()
                        .include(benchmark)
                        .verbosity(VerboseMode.SILENT)
                        .build())
                .runSingle()
                .getPrimaryResult()
                .getScore();
    }

    private static double nativeSeconds(Path program, Row row) throws IOException, InterruptedException {
        List<String> lines = run(program.toString(), String.valueOf(row.depth), String.valueOf(row.nativeMode));
        String seconds = lines.get(row.depth - 1).split(" ")[2];
        return Double.parseDouble(seconds.substring(0, seconds.length() - 1));
    }

    private static List<String> run(String... command) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        List<String> lines = new ArrayList<>(process.inputReader().lines().toList());
        if (process.waitFor() != 0) {
            throw new IOException(String.join(" ", command) + " failed: " + lines);
        }
        return lines;
    }
}
