package io.github.oxono.examples;

import io.github.oxono.Perft;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code oxono divide}. */
@Command(
        name = "divide",
        description = {
            "Counts the sequences of legal moves from a position by their first move.",
            "Writes one line for each legal move, in the order of 'moves': the move, a tab, how many sequences of DEPTH"
                    + " plies begin with it. Compare two programs move by move to find where they differ."
        })
final class DivideCommand implements Callable<Integer> {
    @Mixin
    private final PerftArguments arguments = new PerftArguments();

    @Override
    public Integer call() {
        Perft.divide(arguments.position(), arguments.depth())
                .forEach((move, count) -> arguments.out().println(move + "\t" + count));
        return 0;
    }
}
