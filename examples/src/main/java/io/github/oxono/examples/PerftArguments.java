package io.github.oxono.examples;

import io.github.oxono.Position;
import java.io.PrintWriter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** From where move sequences are counted, and how long they are. */
final class PerftArguments {
    @Spec(Spec.Target.MIXEE)
    @SuppressWarnings("NullAway.Init") // picocli sets it before it calls
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "POSITION", description = "As one argument, such as '6/6/2*X3/3*O2/6/6 p'.")
    @SuppressWarnings("NullAway.Init") // picocli sets it before it calls
    private Position position;

    private int depth;

    @Parameters(index = "1", paramLabel = "DEPTH", description = "The length in plies, 1 to 32.")
    void setDepth(int depth) {
        if (depth < 1 || depth > Position.MAX_PLY) {
            throw new ParameterException(
                    spec.commandLine(),
                    "Invalid value for positional parameter at index 1 (DEPTH): '" + depth + "' is not from 1 to "
                            + Position.MAX_PLY);
        }
        this.depth = depth;
    }

    Position position() {
        return position;
    }

    int depth() {
        return depth;
    }

    PrintWriter out() {
        return spec.commandLine().getOut();
    }
}
