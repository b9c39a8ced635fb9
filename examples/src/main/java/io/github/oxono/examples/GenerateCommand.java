package io.github.oxono.examples;

import io.github.oxono.notation.GameRecord;
import io.github.oxono.notation.UnwritableRecordException;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code oxono generate}. */
@Command(
        name = "generate",
        description = {
            "Makes random games.",
            "Plays whole games in which each legal move is as likely as any other, from both set-ups, and writes them in"
                    + " one format: to try a program out on, or to see how it does with millions."
        })
final class GenerateCommand implements Callable<Integer> {
    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it before it calls
    private CommandSpec spec;

    @Mixin
    private final OutputArguments output = new OutputArguments();

    @Option(
            names = "--seed",
            paramLabel = "NUMBER",
            description =
                    "Where the chance comes from: the same number gives the same games. 1 unless something is said.")
    private long seed = 1;

    @Option(
            names = "--clocks",
            description =
                    "With a time control and a clock for each move, and the O totem on c4, as match logs have them.")
    private boolean isTimed;

    private long games = 1;

    @Option(names = "--games", paramLabel = "NUMBER", description = "How many. 1 unless something is said.")
    void setGames(long number) {
        if (number < 1) {
            throw new ParameterException(
                    spec.commandLine(), "Invalid value for option '--games': '" + number + "' is not positive");
        }
        games = number;
    }

    @Override
    public Integer call() {
        Reporter reporter = new Reporter(new ErrorOutput(spec.commandLine().getErr()), OnError.COLLECT);
        SplittableRandom random = new SplittableRandom(seed);
        try (GameWriter writer = output.open()) {
            for (long number = 0; number < games; number++) {
                writer.write(game(random));
            }
        } catch (OutputException fault) {
            reporter.unwritable(fault);
        } catch (UnwritableRecordException fault) {
            throw new ParameterException(spec.commandLine(), "Use '--clocks': " + fault.getMessage(), fault);
        }
        return reporter.conclude();
    }

    private GameRecord game(SplittableRandom random) {
        return isTimed ? RandomGame.timed(random) : RandomGame.of(random);
    }
}
