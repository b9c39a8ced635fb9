import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Ticks off, artifact by artifact, what a release has to have; ends with an error if anything is missing. */
final class ReleaseCheck {
    private final List<Artifact> artifacts;
    private final List<String> faults = new ArrayList<>();
    private final StringBuilder table = new StringBuilder();

    private ReleaseCheck(List<Artifact> artifacts) {
        this.artifacts = artifacts;
    }

    /**
     * Checks a release.
     *
     * @param arguments the folder to which it was deployed, and its version
     */
    public static void main(String[] arguments) throws Exception {
        PrintStream out = new PrintStream(new FileOutputStream(FileDescriptor.out), true, StandardCharsets.UTF_8);
        List<String> faults = check(Path.of(arguments[0]), arguments[1], out);
        faults.forEach(out::println);
        if (!faults.isEmpty()) {
            System.exit(1);
        }
    }

    /** Prints the table and returns what is missing. */
    static List<String> check(Path staging, String version, PrintStream out) throws Exception {
        Path group = staging.resolve("io/github/oxono");
        ReleaseCheck check = new ReleaseCheck(Artifact.allIn(group, version));
        check.fill();
        check.nothingElse(group);
        out.print(check.table);
        return check.faults;
    }

    private void fill() {
        row("version " + artifacts.get(0).version(), artifacts.stream().map(Artifact::name));
        for (Requirement requirement : Requirement.OF_ALL) {
            row(requirement.text(), artifacts.stream().map(artifact -> tick(requirement, artifact)));
        }
        for (Requirement requirement : Requirement.OF_JARS) {
            row(
                    requirement.text(),
                    artifacts.stream().map(artifact -> artifact.hasJar() ? tick(requirement, artifact) : "-"));
        }
    }

    private String tick(Requirement requirement, Artifact artifact) {
        List<String> found = faults(requirement, artifact);
        found.forEach(fault -> faults.add(artifact.name() + ": " + requirement.text() + ": " + fault));
        return found.isEmpty() ? "✓" : "✗";
    }

    private static List<String> faults(Requirement requirement, Artifact artifact) {
        try {
            return requirement.check().faults(artifact);
        } catch (Exception e) {
            return List.of(e.toString());
        }
    }

    private void nothingElse(Path group) throws Exception {
        Set<String> expected = artifacts.stream().map(Artifact::name).collect(Collectors.toCollection(TreeSet::new));
        try (Stream<Path> folders = Files.list(group)) {
            Set<String> found = folders.map(folder -> folder.getFileName().toString())
                    .collect(Collectors.toCollection(TreeSet::new));
            row("nothing else, and no examples", Stream.of(found.equals(expected) ? "✓" : "✗"));
            if (!found.equals(expected)) {
                faults.add("published are " + found + " instead of " + expected);
            }
        }
    }

    private void row(String title, Stream<String> cells) {
        String row = cells.map(cell -> "%-16s".formatted(cell)).collect(Collectors.joining());
        table.append("%-54s%s".formatted(title, row).stripTrailing()).append('\n');
    }
}
