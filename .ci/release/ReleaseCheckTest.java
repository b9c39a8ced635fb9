import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Takes one thing after the other from a copy of a good release, and fails unless the check misses exactly that. */
final class ReleaseCheckTest {
    private static final PrintStream NOWHERE = new PrintStream(OutputStream.nullOutputStream());

    /** Spoils a release, and what the check has to say then. */
    private record Damage(String told, Deed deed) {}

    private interface Deed {
        void to(Artifact artifact) throws IOException;
    }

    private static final List<Damage> DAMAGES = List.of(
            new Damage("POM: name, description", in(".pom", "<description>.*</description>", "")),
            new Damage("POM: name, description", core -> edit(core.parentPom(), "<connection>.*</connection>", "")),
            new Damage("POM: no SNAPSHOT", in(".pom", "</dependencies>", "<!-- 1.0-SNAPSHOT --></dependencies>")),
            new Damage("[junit-jupiter] instead of []", in(".pom", "<scope>test</scope>", "")),
            new Damage("SBOM", without("-cyclonedx.json")),
            new Damage("no oxono-core-VERSION.pom.md5", without(".pom.md5")),
            new Damage("VERSION.pom.sha1 is of another file", in(".pom.sha1", "^.", "?")),
            new Damage("no oxono-core-VERSION-sources.jar.asc", without("-sources.jar.asc")),
            new Damage("no oxono-core-VERSION.jar", without(".jar")),
            new Damage("no module io.github.oxono", without(".jar", "module-info.class")),
            new Damage("no META-INF/LICENSE in", without(".jar", "META-INF/LICENSE")),
            new Damage("no oxono-core-VERSION-sources.jar", without("-sources.jar")),
            new Damage("no io/github/oxono/Move.java in", without("-sources.jar", "io/github/oxono/Move.java")),
            new Damage("no oxono-core-VERSION-javadoc.jar", without("-javadoc.jar")),
            new Damage(
                    "examples",
                    core -> Files.createDirectory(core.folder().getParent().resolveSibling("examples"))));

    private ReleaseCheckTest() {}

    /**
     * Tests the check.
     *
     * @param arguments the folder of a good release, and its version
     */
    public static void main(String[] arguments) throws Exception {
        Path good = Path.of(arguments[0]);
        String version = arguments[1];
        for (Damage damage : DAMAGES) {
            Path copy = Files.createTempDirectory("release");
            copy(good, copy);
            damage.deed()
                    .to(Artifact.allIn(copy.resolve("io/github/oxono"), version).get(1));
            List<String> faults = ReleaseCheck.check(copy, version, NOWHERE);
            delete(copy);
            String told = damage.told().replace("VERSION", version);
            if (faults.stream().noneMatch(fault -> fault.contains(told))) {
                throw new AssertionError("not told: " + told + ", but " + faults);
            }
        }
        System.out.println("The check below finds each of " + DAMAGES.size() + " things that were taken away.");
    }

    private static Deed without(String ending) {
        return core -> Files.delete(core.file(ending));
    }

    private static Deed without(String ending, String entry) {
        return core -> {
            try (FileSystem jar = FileSystems.newFileSystem(core.file(ending))) {
                Files.delete(jar.getPath(entry));
            }
        };
    }

    private static Deed in(String ending, String pattern, String replacement) {
        return core -> edit(core.file(ending), pattern, replacement);
    }

    private static void edit(Path file, String pattern, String replacement) throws IOException {
        Files.writeString(file, Files.readString(file).replaceFirst(pattern, replacement));
    }

    private static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> paths = Files.walk(from)) {
            for (Path path : paths.skip(1).toList()) {
                Files.copy(path, to.resolve(from.relativize(path)));
            }
        }
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> paths = Files.walk(folder)) {
            for (Path path : paths.sorted((one, other) -> other.compareTo(one)).toList()) {
                Files.delete(path);
            }
        }
    }
}
