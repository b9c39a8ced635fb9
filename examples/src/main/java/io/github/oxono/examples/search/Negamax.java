package io.github.oxono.examples.search;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * One search with alpha-beta pruning: a state is worth, to its player, the best of what its moves leave, and what is
 * good for the opponent is as bad for the player. Counts the states it makes.
 */
final class Negamax<S, M> {
    /** Beyond every value. */
    private static final int INFINITY = Evaluation.WIN + 1;

    private final GameTree<S, M> tree;
    private final long budget;
    /** How often a move was too good for the opponent to let it come to that; such a move is tried early elsewhere. */
    private final Map<M, Integer> refutations = new HashMap<>();

    private long nodes;
    private long limit;
    private boolean isCutOff;

    Negamax(GameTree<S, M> tree, long budget) {
        this.tree = tree;
        this.budget = budget;
    }

    /**
     * Searches to a depth; the first ply whatever it costs. The first move stays in front unless another is better, so
     * that a search which is spent, or finds that everything loses, leaves the choice of the one before.
     *
     * @return the value of the move in front; of no use where the search is spent
     */
    int bringBestToFront(S state, List<M> moves, int depth) {
        limit = depth == 1 ? Long.MAX_VALUE : budget;
        isCutOff = false;
        int best = -INFINITY;
        for (M move : List.copyOf(moves)) {
            int value = -value(tree.play(state, move), depth - 1, -INFINITY, -best);
            if (isSpent()) {
                return best;
            }
            if (value > best) {
                best = value;
                moves.remove(move);
                moves.add(0, move);
            }
        }
        return best;
    }

    /** Exact between alpha and beta, a bound outside, of no use where the search is spent. */
    int value(S state, int depth, int alpha, int beta) {
        nodes++;
        if (tree.isOver(state)) {
            return tree.value(state);
        }
        if (depth == 0) {
            isCutOff = true;
            return tree.value(state);
        }
        int best = -INFINITY;
        for (M move : refutationsFirst(tree.moves(state))) {
            if (isSpent()) {
                return best;
            }
            best = Math.max(best, -value(tree.play(state, move), depth - 1, -beta, -Math.max(alpha, best)));
            if (best >= beta) {
                refutations.merge(move, 1, Integer::sum);
                return best;
            }
        }
        return best;
    }

    private List<M> refutationsFirst(List<M> moves) {
        return moves.stream()
                .sorted(Comparator.comparingInt(move -> -refutations.getOrDefault(move, 0)))
                .toList();
    }

    private boolean isSpent() {
        return nodes >= limit;
    }

    /** Whether there is something behind what was searched, and nodes left to look at it. */
    boolean mayGoDeeper() {
        return isCutOff && nodes < budget;
    }

    long nodes() {
        return nodes;
    }
}
