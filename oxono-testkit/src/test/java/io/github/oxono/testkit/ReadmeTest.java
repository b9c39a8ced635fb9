package io.github.oxono.testkit;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.Locale.ROOT;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.oxono.Rule;
import io.github.oxono.testkit.game.Law;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The parts of the README that say what the kit does are made by it. */
class ReadmeTest {
    /** With -Dtestkit.regenerate=true the parts are written anew, to be looked at and checked in. */
    private static final boolean REGENERATE = Boolean.getBoolean("testkit.regenerate");

    private static final Path README = Path.of("README.md");

    /** What stands between two comments. */
    enum Part {
        FAILURES {
            @Override
            String make() {
                return failures();
            }
        },
        KILLS {
            @Override
            String make() {
                return kills();
            }
        },
        SHARES {
            @Override
            String make() {
                return shares();
            }
        };

        abstract String make();
    }

    @ParameterizedTest
    @EnumSource
    void shows_what_the_kit_really_does(Part part) throws IOException {
        String readme = Files.readString(README, UTF_8);
        String begin = "<!-- %s -->\n".formatted(part.name().toLowerCase(ROOT));
        String end = "<!-- end of %s -->".formatted(part.name().toLowerCase(ROOT));
        int from = readme.indexOf(begin) + begin.length();
        int to = readme.indexOf(end);
        String made = part.make();
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
        String head = "| what is wrong | fails | moves |\n| --- | --- | --- |\n";
        return head + WrongRules.all().map(ReadmeTest::kill).collect(Collectors.joining());
    }

    private static String kill(Wrong wrong) {
        String fails = Stream.concat(
                        wrong.rules().stream().sorted().map(Rule::name),
                        wrong.laws().stream().map(Law::name).sorted().map(name -> "`" + name + "`"))
                .collect(Collectors.joining(", "));
        return "| %s | %s | %d |\n".formatted(wrong.kind(), fails, medianMoves(wrong));
    }

    /** In the first game that a report shows. */
    private static int medianMoves(Wrong wrong) {
        RulesUnderTest<?> rules = wrong.through().iterator().next().adapter(wrong.game());
        List<Integer> moves = Stream.of(1, 2, 3)
                .map(seed -> Conformance.check(rules, new Effort(60, seed)))
                .map(report -> report.violations().get(0).moves().size())
                .sorted()
                .toList();
        return moves.get(1);
    }

    private static String shares() {
        Map<Situation, Integer> ofGames = Shares.ofGames();
        Map<Situation, Integer> ofTries = Shares.ofTries();
        String head = """
                | share of | games of a check: at least | here | tries of a property: at least | here |
                | --- | --- | --- | --- | --- |
                """;
        return head
                + Arrays.stream(Situation.values())
                        .map(situation -> share(situation, ofGames, ofTries))
                        .collect(Collectors.joining());
    }

    private static String share(Situation situation, Map<Situation, Integer> ofGames, Map<Situation, Integer> ofTries) {
        return String.format(
                ROOT,
                "| %s | %d %% | %.1f %% | %d %% | %.1f %% |\n",
                situation.words(),
                situation.leastOfGames(),
                ofGames.get(situation) / 10.0,
                situation.leastOfTries(),
                ofTries.get(situation) / 10.0);
    }
}
