package io.github.oxono.examples;

import io.github.oxono.Perft;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code oxono perft}. */
@Command(
        name = "perft",
        description = {
            "Counts the sequences of legal moves from a position.",
            "Writes one line for each length from 1 to DEPTH, as soon as it is counted: the length, a tab, how many"
                    + " sequences of exactly that length there are."
        })
final class PerftCommand implements Callable<Integer> {
    @Mixin
    private final PerftArguments arguments = new PerftArguments();

    @Override
    public Integer call() {
        for (int length = 1; length <= arguments.depth(); length++) {
            arguments.out().println(length + "\t" + Perft.parallel(arguments.position(), length));
        }
        return 0;
    }
}
