package io.github.oxono.examples;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code oxono convert}. */
@Command(
        name = "convert",
        description = {
            "Converts games into another format.",
            "Reads match logs, game text, JSON and JSON Lines, also mixed, and writes all games in one format. What is"
                    + " tolerated, what is wrong and what the format cannot say is told on the standard error. Without"
                    + " any FILE, the standard input is read."
        })
final class ConvertCommand implements Callable<Integer> {
    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it before it calls
    private CommandSpec spec;

    @Mixin
    private final InputArguments input = new InputArguments();

    @Mixin
    private final OutputArguments output = new OutputArguments();

    @Option(
            names = "--on-error",
            paramLabel = "POLICY",
            description = "What is done about a game that is wrong: stop (report it and end), collect (report it and go"
                    + " on, which is done unless something is said), skip (leave it out and go on).")
    private OnError onError = OnError.COLLECT;

    @Override
    public Integer call() {
        List<GameSource> sources = input.sourcesOr(GameSource.STANDARD_INPUT);
        output.target().ifPresent(path -> requireAnother(path, sources));
        ErrorOutput err = new ErrorOutput(spec.commandLine().getErr());
        Reporter reporter = new Reporter(err, onError);
        try (Progress progress = new Progress(sources, err, this::isSeen);
                GameWriter writer = output.open()) {
            GameInput games = new GameInput(sources, input.strictness(), progress::watch);
            SourceReader.readAll(games, reporter, (title, record) -> writer.write(record));
        } catch (OutputException fault) {
            reporter.unwritable(fault);
        }
        return reporter.conclude();
    }

    /** Opening a file for writing empties it before it could be read. */
    private void requireAnother(Path target, List<GameSource> sources) {
        if (sources.stream().anyMatch(source -> source.isFile(target))) {
            throw new ParameterException(
                    spec.commandLine(), "Invalid value for option '--output': '" + target + "' is read as well");
        }
    }

    /** On a terminal that shows the games themselves, the bar would stand between them. */
    private boolean isSeen() {
        return Terminals.isError() && (output.target().isPresent() || !Terminals.isOutput());
    }
}
