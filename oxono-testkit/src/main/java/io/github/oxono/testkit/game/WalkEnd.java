package io.github.oxono.testkit.game;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/** The laws that are looked at when a walk has come to its end, since looking changes states that change in place. */
final class WalkEnd {
    private WalkEnd() {}

    static <S, M> Optional<Broken> check(
            GameUnderTest<S, M> game, Set<GameLaw> laws, Trail<S, M> trail, Supplier<S> start, List<Object> views) {
        if (laws.contains(GameLaw.GAMES_ARE_SEPARATE) && isTouchedByAnotherGame(game, trail, start, views)) {
            return Optional.of(new BrokenLaw(
                    GameLaw.GAMES_ARE_SEPARATE, "starting and playing another game changed what is seen in this one"));
        }
        return laws.contains(GameLaw.UNDO_RESTORES) ? undo(game, trail, views) : Optional.empty();
    }

    private static <S, M> boolean isTouchedByAnotherGame(
            GameUnderTest<S, M> game, Trail<S, M> trail, Supplier<S> start, List<Object> views) {
        return CrashException.guard("playing another game beside this one", () -> {
            S other = start.get();
            if (!trail.moves().isEmpty()) {
                game.play(other, trail.moves().get(0));
            }
            return !last(views).equals(game.view(trail.state()));
        });
    }

    private static <S, M> Optional<Broken> undo(GameUnderTest<S, M> game, Trail<S, M> trail, List<Object> views) {
        List<M> moves = trail.moves();
        S state = trail.state();
        for (int ply = moves.size() - 1; ply >= 0; ply--) {
            S after = state;
            String undoing = "undoing " + moves.get(ply);
            state = CrashException.guard(
                    undoing, () -> game.undo().value().orElseThrow().apply(after));
            S before = state;
            Object seen = CrashException.guard("looking at the state", () -> game.view(before));
            if (!seen.equals(views.get(ply))) {
                return Optional.of(new BrokenLaw(
                        GameLaw.UNDO_RESTORES,
                        undoing + ", move " + (ply + 1) + ", gives " + seen + " instead of " + views.get(ply)));
            }
        }
        return Optional.empty();
    }

    private static Object last(List<Object> views) {
        return views.get(views.size() - 1);
    }
}
