package io.github.oxono.examples;

import io.github.oxono.Perft;
import io.github.oxono.Position;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code oxono perft}. */
@Command(
        name = "perft",
        description = {
            "Counts the sequences of legal moves from a position.",
            "Writes one line for each length from 1 to DEPTH, as soon as it is counted: the length, a tab, how many"
                    + " sequences of exactly that length there are."
        })
final class PerftCommand implements Callable<Integer> {
    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it before it calls
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "POSITION", description = "As one argument, such as '6/6/2*X3/3*O2/6/6 p'.")
    @SuppressWarnings("NullAway.Init") // picocli sets it before it calls
    private Position position;

    @Parameters(index = "1", paramLabel = "DEPTH", description = "The greatest length in plies, 1 to 32.")
    private int depth;

    @Override
    public Integer call() {
        if (depth < 1 || depth > Position.MAX_PLY) {
            throw new ParameterException(
                    spec.commandLine(),
                    "Invalid value for positional parameter at index 1 (DEPTH): '" + depth + "' is not from 1 to "
                            + Position.MAX_PLY);
        }
        PrintWriter out = spec.commandLine().getOut();
        for (int length = 1; length <= depth; length++) {
            out.println(length + "\t" + Perft.count(position, length));
        }
        return 0;
    }
}
