package io.github.oxono.examples;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Where games come from.
 *
 * @param name how a person calls it
 * @param file the file that it is, if it is one
 * @param opener opens it
 */
record GameSource(String name, Optional<Path> file, Opener opener) {
    /** A game that comes with the program; it meets every way in which a totem moves and a piece is placed. */
    static final GameSource SAMPLE = new GameSource("sample game", Optional.empty(), GameSource::openSample);

    static final GameSource STANDARD_INPUT = new GameSource("standard input", Optional.empty(), () -> System.in);

    private static final Path STANDARD_INPUT_SIGN = Path.of("-");

    /** Opens a source; who calls it closes it. */
    interface Opener {
        InputStream open() throws IOException;
    }

    /** What a person names: the standard input, a file, or a folder with all files below it that are not hidden. */
    static List<GameSource> named(Path path) {
        if (path.equals(STANDARD_INPUT_SIGN)) {
            return List.of(STANDARD_INPUT);
        }
        return Files.isDirectory(path) ? inFolder(path) : List.of(of(path));
    }

    /** The standard input, or a file if it is there; opening a folder will tell that it is one. */
    static Optional<GameSource> existing(Path path) {
        if (path.equals(STANDARD_INPUT_SIGN)) {
            return Optional.of(STANDARD_INPUT);
        }
        return Files.exists(path) ? Optional.of(of(path)) : Optional.empty();
    }

    /** Whether it is this file, by whatever name. */
    boolean isFile(Path other) {
        return file.filter(own -> isSame(own, other)).isPresent();
    }

    private static boolean isSame(Path file, Path other) {
        try {
            return Files.isSameFile(file, other);
        } catch (IOException fault) {
            // One of them is not there.
            return false;
        }
    }

    /** By name, so that a run can be repeated; a folder that cannot be listed cannot be opened either, which tells why. */
    private static List<GameSource> inFolder(Path folder) {
        List<GameSource> sources = new ArrayList<>();
        try (Stream<Path> entries = Files.list(folder)) {
            for (Path entry : entries.filter(GameSource::isVisible).sorted().toList()) {
                sources.addAll(inEntry(entry));
            }
        } catch (IOException fault) {
            sources.add(new GameSource(folder.toString(), Optional.empty(), () -> {
                throw fault;
            }));
        }
        return sources;
    }

    /** Links to folders are not followed, as they can go in a circle. */
    private static List<GameSource> inEntry(Path entry) {
        if (Files.isDirectory(entry, LinkOption.NOFOLLOW_LINKS)) {
            return inFolder(entry);
        }
        return Files.isRegularFile(entry) ? List.of(of(entry)) : List.of();
    }

    private static boolean isVisible(Path entry) {
        return !entry.getFileName().toString().startsWith(".");
    }

    private static GameSource of(Path file) {
        return new GameSource(file.toString(), Optional.of(file), () -> Files.newInputStream(file));
    }

    private static InputStream openSample() {
        return Objects.requireNonNull(GameSource.class.getResourceAsStream("sample.txt"));
    }
}
