package io.github.oxono.examples;

import io.github.oxono.notation.board.TextBoard;
import io.github.oxono.notation.board.TextStyle;
import java.io.PrintWriter;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code oxono show}. */
@Command(
        name = "show",
        description = {
            "Shows a board as text.",
            "Draws a position, or where a game of a file stood, with the pieces in reserve, the last move in square"
                    + " brackets, a winning line in braces."
        })
final class ShowCommand implements Callable<Integer> {
    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it before it calls
    private CommandSpec spec;

    @Mixin
    private final DrawingArguments drawing = new DrawingArguments();

    @Option(
            names = "--style",
            paramLabel = "STYLE",
            description = "ascii, unicode, or ansi, which is ascii in colours. Unless something is said, ansi on a"
                    + " terminal and ascii elsewhere.")
    private Optional<TextStyle> style = Optional.empty();

    @Override
    public Integer call() {
        Reporter reporter = new Reporter(new ErrorOutput(spec.commandLine().getErr()), OnError.STOP);
        PrintWriter out = spec.commandLine().getOut();
        drawing.diagram(reporter)
                .map(board()::draw)
                .ifPresent(text -> text.lines().forEach(out::println));
        return reporter.conclude();
    }

    private TextBoard board() {
        return TextBoard.builder()
                .style(style.orElseGet(() -> Terminals.isOutput() ? TextStyle.ANSI : TextStyle.ASCII))
                .bottom(drawing.bottom())
                .parts(drawing.parts())
                .build();
    }
}
