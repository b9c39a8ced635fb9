package io.github.oxono.testkit;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.oxono.Rule;
import io.github.oxono.testkit.game.Law;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The parts of the README that say what the kit does are made by it. */
class ReadmeTest {
    /** With -Dtestkit.regenerate=true the parts are written anew, to be looked at and checked in. */
    private static final boolean REGENERATE = Boolean.getBoolean("testkit.regenerate");

    private static final Path README = Path.of("README.md");

    @ParameterizedTest
    @ValueSource(strings = {"failures", "kills"})
    void shows_what_the_kit_really_prints(String part) throws IOException {
        String readme = Files.readString(README, UTF_8);
        String begin = "<!-- " + part + " -->\n";
        String end = "<!-- end of " + part + " -->";
        int from = readme.indexOf(begin) + begin.length();
        int to = readme.indexOf(end);
        String made = part.equals("kills") ? kills() : failures();
        if (REGENERATE) {
            Files.writeString(README, readme.substring(0, from) + made + readme.substring(to), UTF_8);
        } else {
            assertThat(readme.substring(from, to)).isEqualTo(made);
        }
    }

    private static String failures() {
        return Stream.of(
                        "a totem slides over pieces and totems",
                        "the other totem cannot be jumped over",
                        "five or six in a row do not win")
                .map(ReadmeTest::failure)
                .collect(Collectors.joining("\n"));
    }

    private static String failure(String kind) {
        Wrong wrong = WrongRules.all()
                .filter(each -> each.kind().equals(kind))
                .findFirst()
                .orElseThrow();
        ConformanceReport report = Conformance.check(GridRules.listing(wrong.game()), new Effort(200, 1));
        return "An implementation in which " + kind + ":\n\n```text\n"
                + report.violations().get(0) + "```\n";
    }

    private static String kills() {
        String head = "| what is wrong | fails |\n| --- | --- |\n";
        return head + WrongRules.all().map(ReadmeTest::kill).collect(Collectors.joining());
    }

    private static String kill(Wrong wrong) {
        String fails = Stream.concat(
                        wrong.rules().stream().sorted().map(Rule::name),
                        wrong.laws().stream().map(Law::name).sorted().map(name -> "`" + name + "`"))
                .collect(Collectors.joining(", "));
        return "| %s | %s |\n".formatted(wrong.kind(), fails);
    }
}
