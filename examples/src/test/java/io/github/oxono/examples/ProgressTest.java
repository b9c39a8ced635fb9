package io.github.oxono.examples;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProgressTest {
    private static final String ERASE = "\r\u001b[K";

    private final StringWriter text = new StringWriter();
    private final ErrorOutput err = new ErrorOutput(new PrintWriter(text));

    @TempDir
    private Path folder;

    @Test
    void much_is_shown_with_how_much_of_it_is_read_and_cleared_at_the_end() throws IOException {
        read(source(16_000_000), true);

        assertThat(text.toString())
                .startsWith(ERASE + "\u001b[?7lread ")
                .contains("/16 MB")
                .contains("100% [")
                .endsWith(ERASE)
                .doesNotContain("\n");
    }

    @RepeatedTest(30)
    void nothing_is_left_however_early_the_end_comes() throws IOException {
        read(source(9_000_000), true);

        assertThat(text.toString()).matches("|(?s).*" + Pattern.quote(ERASE));
    }

    @Test
    void little_is_not_shown() throws IOException {
        read(source(1_000_000), true);

        assertThat(text).hasToString("");
    }

    @Test
    void nothing_is_shown_where_nobody_sees_it() throws IOException {
        read(source(16_000_000), false);

        assertThat(text).hasToString("");
    }

    @Test
    void of_a_pipe_it_is_not_known_how_much_there_is() throws IOException {
        GameSource file = source(16_000_000);
        read(new GameSource("pipe", Optional.empty(), file.opener()), true);

        assertThat(text.toString()).contains("? %", "16/? MB").doesNotContain("100%");
    }

    @Test
    void what_is_told_stands_on_a_line_of_its_own() {
        err.accept("bar");
        err.println("first");
        err.println("second");
        err.accept("bar");

        assertThat(text)
                .hasToString(ERASE + "\u001b[?7lbar\u001b[?7h" + ERASE + "first\nsecond\n" + ERASE
                        + "\u001b[?7lbar\u001b[?7h");
    }

    @Test
    void a_bar_that_comes_late_is_not_shown_after_the_end() {
        err.accept("bar");
        err.close();
        String closed = text.toString();
        err.accept("bar");
        err.println("told");

        assertThat(text).hasToString(closed + "told\n");
        assertThat(closed).endsWith(ERASE);
    }

    private void read(GameSource source, boolean isSeen) throws IOException {
        try (Progress progress = new Progress(List.of(source), err, () -> isSeen);
                InputStream in = progress.watch(source.opener().open())) {
            in.transferTo(OutputStream.nullOutputStream());
        }
    }

    private GameSource source(int size) throws IOException {
        Path file = Files.write(folder.resolve("file"), new byte[size]);
        return GameSource.named(file).get(0);
    }
}
