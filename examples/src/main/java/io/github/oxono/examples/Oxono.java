package io.github.oxono.examples;

import io.github.oxono.Position;
import io.github.oxono.examples.play.PlayCommand;
import io.github.oxono.examples.play.TournamentCommand;
import io.github.oxono.notation.board.Colour;
import java.io.PrintWriter;
import java.util.Objects;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;
import picocli.CommandLine.UnmatchedArgumentException;

/** The command line {@code oxono}. */
@Command(
        name = "oxono",
        description = {
            "Replays, converts and draws games of Oxono, lists moves, counts move sequences.",
            "Without a command, a sample game is replayed."
        },
        subcommands = {
            ReplayCommand.class,
            ConvertCommand.class,
            ShowCommand.class,
            SvgCommand.class,
            GenerateCommand.class,
            MovesCommand.class,
            PerftCommand.class,
            DivideCommand.class,
            PlayCommand.class,
            TournamentCommand.class
        },
        scope = ScopeType.INHERIT,
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        exitCodeListHeading = "%nExit status:%n",
        exitCodeList = {
            "0:Everything asked for was done.",
            "1:A game is wrong, or a file cannot be read or written; the standard error tells which.",
            "2:The command line is wrong."
        })
public final class Oxono implements Callable<Integer> {
    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it before it calls
    private CommandSpec spec;

    private Oxono() {}

    /**
     * Runs the command line.
     *
     * @param args a command and its arguments
     */
    public static void main(String... args) {
        int status = commandLine().execute(args);
        // Returning from a success leaves alone whoever runs this inside a larger program, such as a build.
        if (status != 0) {
            System.exit(status);
        }
    }

    static CommandLine commandLine() {
        return new CommandLine(new Oxono())
                .registerConverter(Position.class, new PositionConverter())
                .registerConverter(Subject.class, new SubjectConverter())
                .registerConverter(Colour.class, new ColourConverter())
                .setExpandAtFiles(false)
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setParameterExceptionHandler((fault, args) -> explain(fault));
    }

    @Override
    public Integer call() {
        return Objects.requireNonNull(spec.subcommands().get("replay")).execute();
    }

    /** In two lines, since the whole help would hide what is wrong. */
    private static int explain(ParameterException fault) {
        CommandSpec command = fault.getCommandLine().getCommandSpec();
        PrintWriter err = fault.getCommandLine().getErr();
        err.println(fault.getMessage());
        UnmatchedArgumentException.printSuggestions(fault, err);
        err.println("Try '" + command.qualifiedName() + " --help'.");
        return command.exitCodeOnInvalidInput();
    }
}
