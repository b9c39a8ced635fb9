package io.github.oxono.examples;

import io.github.oxono.Player;
import io.github.oxono.notation.GameRecord;
import io.github.oxono.notation.Strictness;
import io.github.oxono.notation.board.Diagram;
import io.github.oxono.notation.board.Part;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** What is drawn, and from where it is seen. */
final class DrawingArguments {
    @Spec(Spec.Target.MIXEE)
    @SuppressWarnings("NullAway.Init") // picocli sets it before it calls
    private CommandSpec spec;

    @Parameters(
            paramLabel = "POSITION|FILE",
            description =
                    "A position as one argument, such as '6/6/2*X3/3*O2/6/6 p', or a file with games in any format;"
                            + " '-' for the standard input.")
    @SuppressWarnings("NullAway.Init") // picocli sets it before it calls
    private Subject subject;

    @Option(
            names = "--game",
            paramLabel = "N",
            description = "Which game of the file, counted from 1. The first unless something is said.")
    private Optional<Long> game = Optional.empty();

    @Option(
            names = "--ply",
            paramLabel = "N",
            description = "After which ply of the game: N is the number of pieces on the board. The last one unless"
                    + " something is said.")
    private Optional<Integer> ply = Optional.empty();

    @Option(names = "--strict", description = "Accept the canonical writing of a game alone.")
    private boolean isStrict;

    @Option(names = "--flip", description = "Show the board from black's side, with f6 at the bottom left.")
    private boolean isFlipped;

    @Option(
            names = "--without",
            split = ",",
            paramLabel = "PART",
            description = "Leave out what stands around the board: coordinates, reserves.")
    private Set<Part> leftOut = EnumSet.noneOf(Part.class);

    Player bottom() {
        return isFlipped ? Player.BLACK : Player.PINK;
    }

    Set<Part> parts() {
        Set<Part> parts = EnumSet.allOf(Part.class);
        parts.removeAll(leftOut);
        return parts;
    }

    /** Whether this file is what is read. */
    boolean isRead(Path file) {
        return subject instanceof Subject.Games games && games.source().isFile(file);
    }

    /** What is drawn; empty if it cannot be read, which is reported. */
    Optional<Diagram> diagram(Reporter reporter) {
        if (subject instanceof Subject.Games games) {
            return record(games.source(), reporter).map(this::diagram);
        }
        if (game.isPresent() || ply.isPresent()) {
            throw new ParameterException(
                    spec.commandLine(), "A position has no games and plies: '--game' and '--ply' need a file");
        }
        return Optional.of(Diagram.of(((Subject.Board) subject).position()));
    }

    private Optional<GameRecord> record(GameSource source, Reporter reporter) {
        OneGame chosen = new OneGame(game.orElse(1L));
        Strictness strictness = isStrict ? Strictness.STRICT : Strictness.LENIENT;
        SourceReader.readAll(new GameInput(List.of(source), strictness, UnaryOperator.identity()), reporter, chosen);
        if (chosen.record().isEmpty() && reporter.isContent()) {
            throw invalid("--game", game.orElse(1L), "is the number of no game in " + source.name());
        }
        return chosen.record();
    }

    private Diagram diagram(GameRecord record) {
        List<Diagram> diagrams = GameDiagrams.of(record);
        int first = record.start().ply();
        int last = first + record.moves().size();
        int wanted = ply.orElse(last);
        if (wanted < first || wanted > last) {
            throw invalid("--ply", wanted, "is not from " + first + " to " + last + ", the plies of this game");
        }
        return diagrams.get(wanted - first);
    }

    private ParameterException invalid(String option, Object value, String reason) {
        return new ParameterException(
                spec.commandLine(), "Invalid value for option '" + option + "': '" + value + "' " + reason);
    }
}
