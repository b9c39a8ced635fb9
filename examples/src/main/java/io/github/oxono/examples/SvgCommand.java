package io.github.oxono.examples;

import io.github.oxono.notation.board.Colour;
import io.github.oxono.notation.board.Palette;
import io.github.oxono.notation.board.SvgBoard;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code oxono svg}. */
@Command(
        name = "svg",
        description = {
            "Draws a board as SVG.",
            "Draws a position, or where a game of a file stood, with the pieces in reserve, the last move and a winning"
                    + " line. The picture scales to any size and needs nothing beside it."
        })
final class SvgCommand implements Callable<Integer> {
    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it before it calls
    private CommandSpec spec;

    @Mixin
    private final DrawingArguments drawing = new DrawingArguments();

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description = "Where the picture is written instead of the standard output.")
    private Optional<Path> target = Optional.empty();

    @Option(
            names = "--colour",
            paramLabel = "NAME=COLOUR",
            description = "A colour such as pink=#e91e63, as often as needed. The names: ${COMPLETION-CANDIDATES}.")
    private Map<PaletteColour, Colour> colours = Map.of();

    private OptionalInt width = OptionalInt.empty();

    @Option(
            names = "--width",
            paramLabel = "PIXELS",
            description =
                    "How wide the picture is where nothing around it says so. Unless something is said, it fills the"
                            + " room it is given.")
    void setWidth(int pixels) {
        if (pixels <= 0) {
            throw new ParameterException(
                    spec.commandLine(), "Invalid value for option '--width': '" + pixels + "' is not positive");
        }
        width = OptionalInt.of(pixels);
    }

    @Override
    public Integer call() {
        target.filter(drawing::isRead).ifPresent(file -> {
            throw new ParameterException(
                    spec.commandLine(), "Invalid value for option '--output': '" + file + "' is read as well");
        });
        Reporter reporter = new Reporter(new ErrorOutput(spec.commandLine().getErr()), OnError.STOP);
        try {
            drawing.diagram(reporter).map(board()::draw).ifPresent(this::write);
        } catch (OutputException fault) {
            reporter.unwritable(fault);
        }
        return reporter.conclude();
    }

    private void write(String picture) {
        try (Target opened = Target.of(target)) {
            opened.write(text -> text.append(picture));
        }
    }

    private SvgBoard board() {
        Palette.Builder palette = Palette.builder();
        colours.forEach((name, colour) -> name.set(palette, colour));
        return SvgBoard.builder()
                .bottom(drawing.bottom())
                .parts(drawing.parts())
                .palette(palette.build())
                .width(width)
                .build();
    }
}
