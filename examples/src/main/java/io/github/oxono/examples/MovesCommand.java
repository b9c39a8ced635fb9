package io.github.oxono.examples;

import io.github.oxono.Position;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code oxono moves}. */
@Command(
        name = "moves",
        description = {
            "Lists the legal moves of a position.",
            "Writes one move a line: the totem, its new square, the piece's square. The order is always the same;"
                    + " a finished position has no moves."
        })
final class MovesCommand implements Callable<Integer> {
    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it before it calls
    private CommandSpec spec;

    @Parameters(paramLabel = "POSITION", description = "As one argument, such as '6/6/2*X3/3*O2/6/6 p'.")
    @SuppressWarnings("NullAway.Init") // picocli sets it before it calls
    private Position position;

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        position.legalMoves().forEach(out::println);
        return 0;
    }
}
