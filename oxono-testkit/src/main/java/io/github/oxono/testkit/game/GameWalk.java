package io.github.oxono.testkit.game;

import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/**
 * Walks through games of an implementation and looks, at every state, whether the laws hold. The first law that does
 * not hold ends the walk, so that one fault is not reported as many.
 *
 * <p>Not for use by several threads.
 *
 * @param <S> the implementation's type of a state
 * @param <M> a move
 */
public final class GameWalk<S, M> {
    private final GameUnderTest<S, M> game;
    private final Set<GameLaw> laws;
    private final StateLaws<S, M> stateLaws;

    /**
     * Makes a walk.
     *
     * @param game the implementation
     * @param laws what to look at; laws whose claims are missing are left out
     */
    public GameWalk(GameUnderTest<S, M> game, Collection<GameLaw> laws) {
        this.game = game;
        this.laws = EnumSet.noneOf(GameLaw.class);
        laws.stream().filter(law -> law.reasonSkipped(game).isEmpty()).forEach(this.laws::add);
        this.stateLaws = new StateLaws<>(game, this.laws);
    }

    /**
     * Walks through one game.
     *
     * @param start how it begins
     * @param route which moves to play
     * @param observer who watches beside the laws
     * @return the first fault; empty if there is none
     */
    public Optional<GameFault<M>> walk(Supplier<S> start, Route<S, M> route, Observer<S, M> observer) {
        Trail<S, M> trail = new Trail<>(game, start);
        try {
            return walk(trail, start, route, observer).map(broken -> new GameFault<>(broken, trail.moves()));
        } catch (CrashException crash) {
            return Optional.of(new GameFault<>(new BrokenLaw(GameLaw.NO_CRASH, crash.sentence()), trail.moves()));
        }
    }

    private Optional<Broken> walk(Trail<S, M> trail, Supplier<S> start, Route<S, M> route, Observer<S, M> observer) {
        List<Object> views = new ArrayList<>();
        while (true) {
            Arrival<S, M> arrival = trail.arrive();
            views.add(arrival.view());
            Optional<Broken> broken = stateLaws
                    .beforeJudgement(arrival)
                    .or(() -> observer.arrived(arrival))
                    .or(() -> stateLaws.afterJudgement(arrival));
            if (broken.isPresent()) {
                return broken;
            }
            Optional<M> move = route.next(arrival);
            if (move.isEmpty()) {
                return WalkEnd.check(game, laws, trail, start, views);
            }
            broken = step(trail, arrival, move.get(), observer);
            if (broken.isPresent()) {
                return broken;
            }
        }
    }

    private Optional<Broken> step(Trail<S, M> trail, Arrival<S, M> arrival, M move, Observer<S, M> observer) {
        Attempt<S> attempt = trail.attempt(arrival.state(), move);
        if (attempt instanceof Attempt.Accepted<S> accepted) {
            trail.played(move, accepted.state());
            return stateLaws.afterMove(arrival, move);
        }
        return Optional.of(observer.notPlayed(arrival, move, attempt));
    }
}
