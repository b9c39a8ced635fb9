package io.github.oxono.examples.play;

import io.github.oxono.examples.search.Choice;
import io.github.oxono.examples.search.Level;
import io.github.oxono.examples.search.Opponent;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;

/** Games between two levels of the computer, of which each has either side in turn. Counts as it goes. */
final class Tournament<G, M> {
    private final BoardGame<G, M> board;
    private final List<Level> levels;
    private final long nodesAllowed;
    private final long[] nodes = new long[2];
    private final long[] moves = new long[2];
    private final int[] wins = new int[2];
    private final Set<String> texts = new HashSet<>();
    private int games;

    Tournament(BoardGame<G, M> board, Level one, Level other, long nodesAllowed) {
        this.board = board;
        this.levels = List.of(one, other);
        this.nodesAllowed = nodesAllowed;
    }

    /** Plays two games from the same set-up, with sides swapped. */
    void playPair(long seed) {
        playOne(seed, 0);
        playOne(seed, 1);
    }

    /** The player of a side is the level of that number, or the other one where the first to move is not level 0. */
    private void playOne(long seed, int first) {
        List<Opponent<G, M>> players = levels.stream()
                .map(level -> board.opponent(level, seed, nodesAllowed))
                .toList();
        G game = board.start(new SplittableRandom(seed));
        while (!board.isOver(game)) {
            int player = board.side(game) ^ first;
            Choice<M> choice = players.get(player).choose(game);
            moves[player]++;
            nodes[player] += choice.nodes();
            game = board.play(game, choice.move());
            // As at the terminal, the computer agrees to end a game that goes round in circles.
            game = !board.isOver(game) && board.isRepeated(game) ? board.agree(game) : game;
        }
        games++;
        texts.add(board.write(game));
        board.winner(game).ifPresent(side -> wins[side ^ first]++);
    }

    int wins() {
        return wins[0];
    }

    int losses() {
        return wins[1];
    }

    int draws() {
        return games - wins[0] - wins[1];
    }

    /** How many different games there were. */
    int differentGames() {
        return texts.size();
    }

    /** On average over the games. */
    double plies() {
        return (double) (moves[0] + moves[1]) / games;
    }

    /** On average over the moves of the one. */
    double nodesOfOne() {
        return (double) nodes[0] / moves[0];
    }

    /** On average over the moves of the other. */
    double nodesOfOther() {
        return (double) nodes[1] / moves[1];
    }
}
