package io.github.oxono.examples;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ArchiveSpeedTest {
    private static final String FIGURES = "( +[0-9.]+){3}\n";

    @TempDir
    private Path folder;

    @Test
    void every_reading_and_both_ratios_are_told() throws IOException {
        Path text = folder.resolve("games.txt");
        Path json = folder.resolve("games.jsonl");
        // So many that the clock of the operating system counts some ticks.
        Run.of("generate", "--games", "20000", "--to", "text", "-o", text.toString());
        Run.of("generate", "--games", "20000", "--to", "json", "-o", json.toString());

        assertThat(output(text.toString(), json.toString()))
                .matches("microseconds of processor time a game: median, lowest, highest\n"
                        + "  game text" + FIGURES
                        + "  JSON Lines" + FIGURES
                        + "  trees of the lines" + FIGURES
                        + "  trees of the bytes" + FIGURES
                        + "speed of reading JSON Lines as a share of that of reading\n"
                        + "  trees of the lines" + FIGURES
                        + "  trees of the bytes" + FIGURES);
    }

    private static String output(String... args) throws IOException {
        PrintStream before = System.out;
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        System.setOut(new PrintStream(out, true, StandardCharsets.UTF_8));
        try {
            ArchiveSpeed.main(args);
        } finally {
            System.setOut(before);
        }
        return out.toString(StandardCharsets.UTF_8);
    }
}
