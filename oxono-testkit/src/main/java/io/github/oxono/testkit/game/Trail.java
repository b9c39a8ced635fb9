package io.github.oxono.testkit.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;

/** The game that a walk is in the middle of, and the way to play it again. */
final class Trail<S, M> {
    private final GameUnderTest<S, M> game;
    private final Supplier<S> start;
    private final Set<Class<? extends Throwable>> refusals;
    private final List<M> moves = new ArrayList<>();
    private S state;

    Trail(GameUnderTest<S, M> game, Supplier<S> start) {
        this.game = game;
        this.start = start;
        this.refusals = game.refusals().value().orElse(Set.of());
        this.state = CrashException.guard("starting a game", start::get);
    }

    List<M> moves() {
        return List.copyOf(moves);
    }

    S state() {
        return state;
    }

    Arrival<S, M> arrive() {
        S here = state;
        List<M> movesHere = moves();
        Object view = CrashException.guard("looking at the state", () -> game.view(here));
        Claim<List<M>> offered = game.moves()
                .value()
                .map(list ->
                        Claim.offered(CrashException.guard("listing the moves", () -> List.copyOf(list.apply(here)))))
                .orElseGet(() -> Claim.missing("no moves are listed"));
        return new Arrival<>(here, movesHere, view, offered, () -> again(here, movesHere));
    }

    Attempt<S> attempt(S from, M move) {
        return Attempt.of(refusals, () -> game.play(from, move));
    }

    void played(M move, S after) {
        moves.add(move);
        state = after;
    }

    private S again(S here, List<M> movesHere) {
        return game.mutability() == Mutability.IMMUTABLE ? here : replay(movesHere);
    }

    private S replay(List<M> movesHere) {
        return CrashException.guard("playing the same moves once more", () -> {
            S replayed = start.get();
            for (M move : movesHere) {
                replayed = game.play(replayed, move);
            }
            return replayed;
        });
    }
}
