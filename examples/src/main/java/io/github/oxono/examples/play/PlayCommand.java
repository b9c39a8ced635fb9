package io.github.oxono.examples.play;

import io.github.oxono.examples.search.Level;
import io.github.oxono.examples.search.Opponent;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code oxono play}. */
@Command(
        name = "play",
        description = {
            "Plays a game at the terminal, against the computer or another person.",
            "Squares are chosen with the arrow keys, the mouse or by typing their names; what may be chosen stands in"
                    + " round brackets. Without a terminal that can do that, the game is played line by line."
        })
public final class PlayCommand implements Callable<Integer> {
    /** Few enough to be typed again. */
    private static final int MOST_SEEDS = 1_000_000;

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it before it calls
    private CommandSpec spec;

    @Parameters(paramLabel = "GAME", description = "${COMPLETION-CANDIDATES}.")
    @SuppressWarnings("NullAway.Init") // picocli sets it before it calls
    private PlayedGame game;

    @Option(
            names = "--against",
            paramLabel = "WHOM",
            description = "${COMPLETION-CANDIDATES}: another person, or the computer at one of three levels. The best"
                    + " one unless something is said.")
    private Adversary adversary = Adversary.ALPHA_BETA;

    @Option(
            names = "--side",
            paramLabel = "SIDE",
            description = "Your side, which is below the board: pink or black, south or north. The one that moves first"
                    + " unless something is said.")
    private Optional<String> side = Optional.empty();

    @Option(
            names = "--start",
            paramLabel = "POSITION",
            description = "Where the game begins, such as '6/6/2*X3/3*O2/6/6 p' or '4,4,4,4,4,4/4,4,4,4,4,4 0-0 s'.")
    private Optional<String> start = Optional.empty();

    @Option(
            names = "--seed",
            paramLabel = "NUMBER",
            description = "Decides the set-up and between moves of equal value; the same seed gives the same game.")
    private long seed = new Random().nextInt(MOST_SEEDS);

    @Option(
            names = "--nodes",
            paramLabel = "NUMBER",
            description = "How many positions alpha-beta may look at for a move; ${DEFAULT-VALUE} unless something is"
                    + " said.")
    private long nodes = 20_000;

    @Option(names = "--lines", description = "Play line by line, as a screen reader wants it.")
    private boolean lines;

    private PlayCommand() {}

    @Override
    public Integer call() throws IOException {
        Session<?, ?> session = session(game.board());
        if (lines) {
            playLineByLine(session);
            return 0;
        }
        try (Terminal terminal = TerminalBuilder.builder()
                .system(true)
                // A screen is not drawn beside an output that goes elsewhere.
                .systemOutput(TerminalBuilder.SystemOutput.SysOut)
                .dumb(true)
                .build()) {
            if (ScreenPlay.isPossible(terminal)) {
                ScreenPlay.run(terminal, session);
                return 0;
            }
        }
        spec.commandLine().getErr().println("No terminal with a cursor to move: the game is played line by line.");
        playLineByLine(session);
        return 0;
    }

    private void playLineByLine(Session<?, ?> session) throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        new LinePlay(session, in, out).run();
    }

    private <G, M> Session<G, M> session(BoardGame<G, M> board) {
        Optional<Computer<G, M>> computer =
                adversary.level().map(level -> new Computer<>(level, seed, board.opponent(level, seed, nodes)));
        Opponent<G, M> adviser = board.opponent(Level.ALPHA_BETA, seed, nodes);
        return new Session<>(board, side(board), start(board), computer, adviser);
    }

    private int side(BoardGame<?, ?> board) {
        List<String> sides = board.sides();
        int number = sides.indexOf(side.orElse(sides.get(0)));
        if (number < 0) {
            throw new ParameterException(
                    spec.commandLine(),
                    "Invalid value for option '--side': '" + side.orElseThrow() + "' is none of "
                            + String.join(", ", sides));
        }
        return number;
    }

    private <G> G start(BoardGame<G, ?> board) {
        try {
            return start.map(board::startAt).orElseGet(() -> board.start(new SplittableRandom(seed)));
        } catch (RefusedException refused) {
            throw new ParameterException(
                    spec.commandLine(), "Invalid value for option '--start': " + refused.getMessage());
        }
    }
}
