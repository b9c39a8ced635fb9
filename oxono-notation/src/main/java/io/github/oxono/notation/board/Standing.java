package io.github.oxono.notation.board;

import io.github.oxono.Outcome;
import io.github.oxono.Player;

/** What a player does in a diagram. */
enum Standing {
    TO_MOVE("to move"),
    WINS("wins"),
    DRAWS("draws"),
    /** For the opponent's move, or has lost. */
    WAITS("");

    private final String words;

    Standing(String words) {
        this.words = words;
    }

    static Standing of(Diagram diagram, Player player) {
        return diagram.outcome()
                .map(outcome -> of(outcome, player))
                .orElseGet(() -> diagram.setup().toMove() == player ? TO_MOVE : WAITS);
    }

    private static Standing of(Outcome outcome, Player player) {
        if (outcome instanceof Outcome.Win win) {
            return win.winner() == player ? WINS : WAITS;
        }
        return DRAWS;
    }

    /** As a predicate; empty for one who waits. */
    String words() {
        return words;
    }
}
