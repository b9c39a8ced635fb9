package io.github.oxono.notation;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonCreator;
import io.github.oxono.Position;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A program in a module of its own reads and writes JSON, with either Jackson; nothing of it stands on a class path. */
@Tag("thorough")
class JsonOnModulePathTest {
    @TempDir
    private Path folder;

    @Test
    void a_module_works_with_Jackson_2() throws IOException, InterruptedException {
        assertWorks(
                "com.fasterxml.jackson",
                com.fasterxml.jackson.core.JsonFactory.class,
                com.fasterxml.jackson.databind.ObjectMapper.class);
    }

    @Test
    void a_module_works_with_Jackson_3() throws IOException, InterruptedException {
        assertWorks(
                "tools.jackson", tools.jackson.core.json.JsonFactory.class, tools.jackson.databind.ObjectMapper.class);
    }

    private void assertWorks(String jackson, Class<?>... ofJackson) throws IOException, InterruptedException {
        String modules = modulePath(ofJackson);
        Path moduleInfo = source("module-info.java", jackson);
        Path consumer = source("Consumer.java", jackson);
        Path classes = folder.resolve("classes");

        assertThat(run("javac", "--module-path", modules, "-Xlint:all", "-Werror", "-d", classes, moduleInfo, consumer))
                .isEmpty();
        assertThat(run(
                        "java",
                        "--module-path",
                        modules + File.pathSeparator + classes,
                        "-m",
                        "consumer/consumer.Consumer"))
                .isEqualTo("read, refused by R9, mixed in, valid\n");
    }

    private static String modulePath(Class<?>... ofJackson) {
        return Stream.concat(Stream.of(Position.class, GameRecord.class, JsonCreator.class), Arrays.stream(ofJackson))
                .map(JsonOnModulePathTest::home)
                .collect(Collectors.joining(File.pathSeparator));
    }

    private static String home(Class<?> type) {
        try {
            return Path.of(type.getProtectionDomain()
                            .getCodeSource()
                            .getLocation()
                            .toURI())
                    .toString();
        } catch (URISyntaxException exception) {
            throw new IllegalStateException(exception);
        }
    }

    private Path source(String name, String jackson) throws IOException {
        try (InputStream stream =
                Objects.requireNonNull(JsonOnModulePathTest.class.getResourceAsStream("consumer/" + name + ".txt"))) {
            String text = new String(stream.readAllBytes(), StandardCharsets.UTF_8).replace("JACKSON", jackson);
            return Files.writeString(folder.resolve(name), text);
        }
    }

    /** What a program of the running JDK prints; fails with it if the program does. */
    private static String run(String program, Object... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", program).toString());
        Arrays.stream(arguments).map(Object::toString).forEach(command::add);
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).replace("\r", "");
        assertThat(process.waitFor()).as(output).isZero();
        return output;
    }
}
