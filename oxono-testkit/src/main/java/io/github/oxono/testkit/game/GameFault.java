package io.github.oxono.testkit.game;

import java.util.List;

/**
 * A law that was seen broken, and the game that shows it.
 *
 * @param <M> a move
 * @param broken the law and what was seen
 * @param moves the moves from the start that lead there
 */
public record GameFault<M>(Broken broken, List<M> moves) {
    /**
     * Makes a fault; the moves are copied.
     *
     * @param broken the law and what was seen
     * @param moves the moves from the start that lead there
     */
    public GameFault {
        moves = List.copyOf(moves);
    }
}
