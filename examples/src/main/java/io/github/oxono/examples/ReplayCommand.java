package io.github.oxono.examples;

import io.github.oxono.notation.GameRecord;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.UnaryOperator;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code oxono replay}. */
@Command(
        name = "replay",
        description = {
            "Replays games and tells how each of them went.",
            "Shows who played, the moves, the final board, who won and why, the lines that win, how the totems moved and"
                    + " the pieces were placed. A game that is wrong is reported with its place, and the next one is"
                    + " read. Without any FILE, a sample game is replayed."
        })
final class ReplayCommand implements Callable<Integer> {
    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it before it calls
    private CommandSpec spec;

    @Mixin
    private final InputArguments input = new InputArguments();

    @Option(
            names = "--pictures",
            paramLabel = "FOLDER",
            description = "Also draw each game into this folder, where it begins and after each ply:"
                    + " game-000001-ply-00.svg and so on.")
    private Optional<Path> pictures = Optional.empty();

    @Override
    public Integer call() {
        ErrorOutput err = new ErrorOutput(spec.commandLine().getErr());
        Reporter reporter = new Reporter(err, OnError.COLLECT);
        GameInput games =
                new GameInput(input.sourcesOr(GameSource.SAMPLE), input.strictness(), UnaryOperator.identity());
        try {
            Optional<PictureWriter> painter = pictures.map(PictureWriter::new);
            SourceReader.readAll(games, reporter, (title, record) -> {
                show(title, record);
                painter.ifPresent(writer -> writer.write(record));
            });
        } catch (OutputException fault) {
            reporter.unwritable(fault);
        }
        return reporter.conclude();
    }

    private void show(String title, GameRecord record) {
        PrintWriter out = spec.commandLine().getOut();
        out.println(title);
        out.println();
        Report.of(record).forEach(out::println);
        out.println();
        // The writer does not know of the stream below it.
        if (out.checkError() || System.out.checkError()) {
            throw OutputException.ofStandardOutput();
        }
    }
}
