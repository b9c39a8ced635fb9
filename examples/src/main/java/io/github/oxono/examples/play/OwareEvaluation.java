package io.github.oxono.examples.play;

import io.github.oxono.examples.oware.Player;
import io.github.oxono.examples.oware.Position;
import io.github.oxono.examples.search.Evaluation;

/** What a position of Oware is worth: by how many seeds the player is ahead; at the end whoever is ahead has won (W7). */
final class OwareEvaluation implements Evaluation<Position> {
    @Override
    public int of(Position position) {
        Player mover = position.toMove();
        int lead = position.score(mover) - position.score(mover.opponent());
        return position.isOver() ? Integer.signum(lead) * WIN : lead;
    }
}
