import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.JarFile;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What is published under one name, in a folder of a Maven repository.
 *
 * @param module its module; empty for the parent, which has no jar
 * @param dependencies what users get along with it; optional ones with a question mark
 */
record Artifact(Path folder, String name, String version, String module, List<String> dependencies) {
    /** What a release consists of: this and nothing else. */
    static List<Artifact> allIn(Path group, String version) {
        return List.of(
                of(group, "oxono-parent", version, ""),
                of(group, "oxono-core", version, "io.github.oxono"),
                of(group, "oxono-notation", version, "io.github.oxono.notation", "jackson-annotations", "oxono-core"),
                of(
                        group,
                        "oxono-testkit",
                        version,
                        "io.github.oxono.testkit",
                        "jqwik-api?",
                        "oxono-core",
                        "oxono-notation"));
    }

    private static Artifact of(Path group, String name, String version, String module, String... dependencies) {
        return new Artifact(group.resolve(name).resolve(version), name, version, module, List.of(dependencies));
    }

    boolean hasJar() {
        return !module.isEmpty();
    }

    Path file(String ending) {
        return folder.resolve(name + "-" + version + ending);
    }

    Path parentPom() {
        return folder.getParent().resolveSibling("oxono-parent/" + version + "/oxono-parent-" + version + ".pom");
    }

    /** What is published, without the checksums and signatures that go with each file. */
    List<Path> files() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> !file.toString().matches(".*\\.(md5|sha1|sha256|sha512|asc)"))
                    .sorted()
                    .toList();
        }
    }

    Set<String> entries(String ending) throws IOException {
        try (JarFile jar = new JarFile(file(ending).toFile())) {
            return jar.stream().map(entry -> entry.getName()).collect(Collectors.toCollection(TreeSet::new));
        }
    }
}
