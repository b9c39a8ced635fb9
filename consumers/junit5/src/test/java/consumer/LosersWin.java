package consumer;

import io.github.oxono.Position;
import io.github.oxono.Score;

/** Rules with one fault. */
class LosersWin extends PositionRules {
    @Override
    public Score score(Position position) {
        return super.score(position)
                .winner()
                .map(winner -> Score.winOf(winner.opponent()))
                .orElse(super.score(position));
    }
}
