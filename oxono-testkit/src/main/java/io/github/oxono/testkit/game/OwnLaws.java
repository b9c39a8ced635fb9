package io.github.oxono.testkit.game;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** Looks at the laws of one game along a walk. */
final class OwnLaws<S, M, V> {
    private final Function<? super S, ? extends V> view;
    private final List<OwnLaw<V, M>> laws;
    private final Set<Law> reached;
    private Optional<V> before = Optional.empty();

    /** Adds the laws that it meets to those reached. */
    OwnLaws(Function<? super S, ? extends V> view, List<OwnLaw<V, M>> laws, Set<Law> reached) {
        this.view = view;
        this.laws = laws;
        this.reached = reached;
    }

    Optional<Broken> arrived(Arrival<S, M> arrival) {
        V now = CrashException.guard("looking at the state", () -> view.apply(arrival.state()));
        Moment<V, M> moment = new Moment<>(before.map(seen -> new Moment.Origin<>(seen, last(arrival.moves()))), now);
        before = Optional.of(now);
        return laws.stream()
                .filter(law -> isBroken(law, moment))
                .findFirst()
                .map(law -> new BrokenLaw(law, moment.toString()));
    }

    private boolean isBroken(OwnLaw<V, M> law, Moment<V, M> moment) {
        boolean isConcerned = law.concerns(moment);
        if (isConcerned) {
            reached.add(law);
        }
        return isConcerned && !law.isKept(moment);
    }

    private static <M> M last(List<M> moves) {
        return moves.get(moves.size() - 1);
    }
}
