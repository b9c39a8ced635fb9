package io.github.oxono.examples;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code oxono replay}. */
@Command(
        name = "replay",
        description = {
            "Replays match logs and tells how each game went.",
            "Shows the moves, the final board, who won and why, the lines that win, how the totems moved and the"
                    + " pieces were placed. A log that is wrong is reported with its line, and the next one is read."
        })
final class ReplayCommand implements Callable<Integer> {
    private static final int DONE = 0;
    private static final int WRONG_LOG = 1;

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it before it calls
    private CommandSpec spec;

    @Parameters(
            paramLabel = "FILE",
            arity = "0..*",
            description = "A match log; '-' is the standard input. Without any, a sample game is replayed.")
    private List<Path> files = List.of();

    @Override
    public Integer call() {
        List<LogSource> sources = files.isEmpty()
                ? List.of(LogSource.SAMPLE)
                : files.stream().map(LogSource::of).toList();
        int status = DONE;
        for (LogSource source : sources) {
            status = Math.max(status, replay(source));
        }
        return status;
    }

    private int replay(LogSource source) {
        PrintWriter out = spec.commandLine().getOut();
        PrintWriter err = spec.commandLine().getErr();
        try (InputStream in = source.open()) {
            Replay replay = Replay.of(MatchLogReader.read(in));
            out.println(source.name());
            out.println();
            Report.of(replay).forEach(out::println);
            out.println();
            return DONE;
        } catch (MatchLogException fault) {
            err.println(source.name() + ":" + fault.line() + ": " + fault.getMessage());
        } catch (IOException fault) {
            err.println(source.name() + ": " + LogSource.reason(fault));
        }
        return WRONG_LOG;
    }
}
