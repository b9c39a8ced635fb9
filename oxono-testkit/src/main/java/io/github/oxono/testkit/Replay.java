package io.github.oxono.testkit;

import io.github.oxono.Move;
import io.github.oxono.Position;
import io.github.oxono.testkit.game.BrokenLaw;
import io.github.oxono.testkit.game.GameFault;
import io.github.oxono.testkit.game.GameLaw;
import io.github.oxono.testkit.game.GameWalk;
import io.github.oxono.testkit.game.Route;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Walks an implementation along games and tells the first difference of each. */
final class Replay<S> {
    /** The laws of any game that the rules themselves do not say better. */
    static final Set<GameLaw> LAWS = EnumSet.of(
            GameLaw.NO_CRASH,
            GameLaw.QUERIES_CHANGE_NOTHING,
            GameLaw.NO_MOVE_LISTED_TWICE,
            GameLaw.REFUSED_MOVES_CHANGE_NOTHING,
            GameLaw.EARLIER_STATES_STAY,
            GameLaw.GAMES_ARE_SEPARATE,
            GameLaw.UNDO_RESTORES);

    private final Candidate<S> candidate;
    private final GameWalk<S, Move> walk;
    private final Experience experience;

    Replay(Candidate<S> candidate, Experience experience) {
        this.candidate = candidate;
        this.walk = new GameWalk<>(candidate, LAWS);
        this.experience = experience;
    }

    /** The first difference; empty if there is none, or no way to the start. */
    Optional<Finding> along(Position start, List<Move> moves, Probe<S> probe) {
        return candidate
                .start(start)
                .flatMap(begin ->
                        walk.walk(begin, Route.along(moves), new LockStep<>(candidate, probe, experience, start)))
                .map(fault -> new Finding(start, fault.moves(), difference(fault)));
    }

    private static Difference difference(GameFault<Move> fault) {
        return fault.broken() instanceof BrokenLaw broken
                ? new Difference(broken.law(), Map.of(), broken.message())
                : (Difference) fault.broken();
    }
}
