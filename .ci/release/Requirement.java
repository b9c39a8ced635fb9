import java.lang.module.FindException;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** What each artifact, or each that has a jar, has to have; most of it is asked by Maven Central. */
record Requirement(String text, Check check) {
    /** Lists what an artifact lacks. */
    interface Check {
        List<String> faults(Artifact artifact) throws Exception;
    }

    private static final List<String> OWN = List.of("name", "description");

    private static final List<String> INHERITED = List.of(
            "url",
            "licenses/license/name",
            "licenses/license/url",
            "scm/connection",
            "scm/developerConnection",
            "scm/url",
            "developers/developer/name");

    static final List<Requirement> OF_ALL = List.of(
            new Requirement("POM: name, description, URL, licence, SCM, developer", Requirement::pom),
            new Requirement("POM: no SNAPSHOT", Requirement::snapshots),
            new Requirement("POM: no dependency at run time but those promised", Requirement::dependencies),
            new Requirement("SBOM", Requirement::sbom),
            new Requirement("MD5 and SHA-1 of each file", Requirement::checksums),
            new Requirement("signature of each file", Requirement::signatures));

    static final List<Requirement> OF_JARS = List.of(
            new Requirement("jar, with its module, for Java 17", Requirement::module),
            new Requirement("the licence in the jar and the sources", Requirement::licence),
            new Requirement("sources of each class", Requirement::sources),
            new Requirement("Javadoc of each exported package", Requirement::javadoc));

    private static List<String> pom(Artifact artifact) throws Exception {
        Pom own = Pom.read(artifact.file(".pom"));
        Pom parent = Pom.read(artifact.parentPom());
        List<String> faults = new ArrayList<>();
        for (String path : OWN) {
            if (!own.has(path)) {
                faults.add("no " + path);
            }
        }
        for (String path : INHERITED) {
            if (!own.has(path) && !parent.has(path)) {
                faults.add("no " + path);
            }
        }
        return faults;
    }

    private static List<String> snapshots(Artifact artifact) throws Exception {
        return Files.readAllLines(artifact.file(".pom")).stream()
                .filter(line -> line.contains("-SNAPSHOT"))
                .map(String::strip)
                .toList();
    }

    private static List<String> dependencies(Artifact artifact) throws Exception {
        List<String> found = Pom.read(artifact.file(".pom")).runtimeDependencies();
        return found.equals(artifact.dependencies())
                ? List.of()
                : List.of(found + " instead of " + artifact.dependencies());
    }

    private static List<String> sbom(Artifact artifact) throws Exception {
        Path sbom = artifact.file("-cyclonedx.json");
        return Files.exists(sbom) && Files.readString(sbom).contains("\"CycloneDX\"") ? List.of() : missing(sbom);
    }

    private static List<String> checksums(Artifact artifact) throws Exception {
        List<String> faults = new ArrayList<>();
        for (Path file : artifact.files()) {
            for (Map.Entry<String, String> algorithm :
                    Map.of(".md5", "MD5", ".sha1", "SHA-1").entrySet()) {
                byte[] digest = MessageDigest.getInstance(algorithm.getValue()).digest(Files.readAllBytes(file));
                Path checksum = Path.of(file + algorithm.getKey());
                if (Files.notExists(checksum)) {
                    faults.addAll(missing(checksum));
                } else if (!Files.readString(checksum).equals(HexFormat.of().formatHex(digest))) {
                    faults.add(checksum.getFileName() + " is of another file");
                }
            }
        }
        return faults;
    }

    private static List<String> signatures(Artifact artifact) throws Exception {
        return artifact.files().stream()
                .map(file -> Path.of(file + ".asc"))
                .filter(Files::notExists)
                .flatMap(file -> missing(file).stream())
                .toList();
    }

    private static List<String> module(Artifact artifact) throws Exception {
        ModuleDescriptor module = descriptor(artifact);
        if (module.isAutomatic() || !module.name().equals(artifact.module())) {
            return List.of("no module " + artifact.module());
        }
        // The eighth byte of a class file is the Java version that it needs, plus 44.
        ModuleFinder finder = ModuleFinder.of(artifact.file(".jar"));
        try (var reader = finder.find(module.name()).orElseThrow().open()) {
            byte version = reader.read("module-info.class").orElseThrow().get(7);
            return version == 17 + 44 ? List.of() : List.of("for Java " + (version - 44));
        }
    }

    private static List<String> licence(Artifact artifact) throws Exception {
        List<String> faults = new ArrayList<>();
        for (String ending : List.of(".jar", "-sources.jar")) {
            faults.addAll(missing(artifact, ending, Stream.of("META-INF/LICENSE")));
        }
        return faults;
    }

    private static List<String> sources(Artifact artifact) throws Exception {
        Stream<String> sources = artifact.entries(".jar").stream()
                .filter(name -> name.endsWith(".class"))
                .map(name -> name.replaceFirst("(\\$.*)?\\.class$", ".java"))
                .distinct();
        return missing(artifact, "-sources.jar", sources);
    }

    private static List<String> javadoc(Artifact artifact) throws Exception {
        Stream<String> pages = descriptor(artifact).exports().stream()
                .map(exported -> artifact.module() + "/" + exported.source().replace('.', '/'))
                .map(folder -> folder + "/package-summary.html");
        return missing(artifact, "-javadoc.jar", pages);
    }

    private static List<String> missing(Artifact artifact, String ending, Stream<String> names) throws Exception {
        if (Files.notExists(artifact.file(ending))) {
            return missing(artifact.file(ending));
        }
        Set<String> entries = artifact.entries(ending);
        return names.filter(name -> !entries.contains(name))
                .map(name -> "no " + name + " in " + artifact.file(ending).getFileName())
                .toList();
    }

    private static ModuleDescriptor descriptor(Artifact artifact) throws FindException {
        return ModuleFinder.of(artifact.file(".jar")).findAll().stream()
                .findFirst()
                .orElseThrow(
                        () -> new FindException("no " + artifact.file(".jar").getFileName()))
                .descriptor();
    }

    private static List<String> missing(Path file) {
        return List.of("no " + file.getFileName());
    }
}
