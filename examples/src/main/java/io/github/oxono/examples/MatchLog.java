package io.github.oxono.examples;

import io.github.oxono.Move;
import io.github.oxono.Reason;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * What a match log says; the rules have not judged it yet.
 *
 * @param time what each player has when the game begins
 * @param turns the turns, the first one first; pink begins
 * @param ending the last line, where that is no turn
 */
record MatchLog(Duration time, List<Turn> turns, Optional<Ending> ending) {
    /**
     * A line with a move.
     *
     * @param line its number, from 1
     * @param move the move
     * @param clock what the mover has left after it
     */
    record Turn(int line, Move move, Duration clock) {}

    /**
     * A line that ends the game off the board: the player to move loses.
     *
     * @param line its number, from 1
     * @param text what it says
     * @param reason why that player loses
     */
    record Ending(int line, String text, Reason reason) {}
}
