package io.github.oxono.examples.play;

import io.github.oxono.examples.oware.Outcome;
import io.github.oxono.examples.oware.Player;
import io.github.oxono.examples.oware.Position;
import io.github.oxono.examples.search.Evaluation;

/** What a position of Oware is worth: by how many seeds the player is ahead. */
final class OwareEvaluation implements Evaluation<Position> {
    @Override
    public int of(Position position) {
        Player mover = position.toMove();
        return position.outcome()
                .map(outcome -> ofEnd(outcome, mover))
                .orElseGet(() -> position.score(mover) - position.score(mover.opponent()));
    }

    private static int ofEnd(Outcome outcome, Player mover) {
        if (outcome instanceof Outcome.Win win) {
            return win.winner() == mover ? WIN : -WIN;
        }
        return 0;
    }
}
