package io.github.oxono.notation.board;

import io.github.oxono.Player;
import io.github.oxono.Result;
import io.github.oxono.Score;
import java.util.Optional;

/** What a player does in a diagram. */
enum Standing {
    TO_MOVE("to move"),
    WINS("wins"),
    DRAWS("draws"),
    /** For the opponent's move, or has lost, or the game was broken off. */
    WAITS("");

    private final String words;

    Standing(String words) {
        this.words = words;
    }

    static Standing of(Diagram diagram, Player player) {
        Result result = diagram.finalResult();
        if (!result.isFinal()) {
            return diagram.setup().toMove() == player ? TO_MOVE : WAITS;
        }
        if (result.score() == Score.DRAW) {
            return DRAWS;
        }
        return result.winner().equals(Optional.of(player)) ? WINS : WAITS;
    }

    /** As a predicate; empty for one who waits. */
    String words() {
        return words;
    }
}
