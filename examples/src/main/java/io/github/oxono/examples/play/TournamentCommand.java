package io.github.oxono.examples.play;

import io.github.oxono.examples.search.Level;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code oxono tournament}. */
@Command(
        name = "tournament",
        description = {
            "Lets the computer play against itself and tells who wins.",
            "In each game, alpha-beta plays against greedy and greedy against random, every set-up twice with sides"
                    + " swapped. Writes a table: wins, draws and losses of the first, how many different games,"
                    + " plies a game, and for both the positions looked at for a move."
        })
public final class TournamentCommand implements Callable<Integer> {
    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it before it calls
    private CommandSpec spec;

    @Option(
            names = "--pairs",
            paramLabel = "NUMBER",
            description =
                    "How many pairs of games for each line of the table; ${DEFAULT-VALUE} unless something is said.")
    private int pairs = 50;

    @Option(
            names = "--seed",
            paramLabel = "NUMBER",
            description = "Of the first pair, others follow; ${DEFAULT-VALUE} unless something is said.")
    private long seed = 1;

    @Option(
            names = "--nodes",
            paramLabel = "NUMBER",
            description = "How many positions alpha-beta may look at for a move; ${DEFAULT-VALUE} unless something is"
                    + " said.")
    private long nodes = 20_000;

    private TournamentCommand() {}

    @Override
    public Integer call() {
        if (pairs < 1) {
            throw new ParameterException(
                    spec.commandLine(), "Invalid value for option '--pairs': '" + pairs + "' is less than 1");
        }
        PrintWriter out = spec.commandLine().getOut();
        out.println("| game | players | wins | draws | losses | different | plies | nodes, first | nodes, second |");
        out.println("| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |");
        for (PlayedGame game : PlayedGame.values()) {
            write(game.board(), Level.ALPHA_BETA, Level.GREEDY);
            write(game.board(), Level.GREEDY, Level.RANDOM);
        }
        return 0;
    }

    private void write(BoardGame<?, ?> board, Level one, Level other) {
        Tournament<?, ?> tournament = new Tournament<>(board, one, other, nodes);
        for (int pair = 0; pair < pairs; pair++) {
            tournament.playPair(seed + pair);
        }
        spec.commandLine()
                .getOut()
                .println(String.format(
                        Locale.ROOT,
                        "| %s | %s against %s | %d | %d | %d | %d | %.1f | %,.0f | %,.0f |",
                        board.title(),
                        one,
                        other,
                        tournament.wins(),
                        tournament.draws(),
                        tournament.losses(),
                        tournament.differentGames(),
                        tournament.plies(),
                        tournament.nodesOfOne(),
                        tournament.nodesOfOther()));
    }
}
