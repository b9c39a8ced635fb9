package io.github.oxono.testkit;

import io.github.oxono.Move;
import io.github.oxono.Position;
import io.github.oxono.Score;
import io.github.oxono.Symmetry;
import io.github.oxono.testkit.game.Attempt;
import io.github.oxono.testkit.game.CrashException;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** What an implementation offers after a game, and how it says that the game stands; no rule judges it. */
record Reading(Set<Move> moves, Score score) {
    /** Empty if the game cannot be played, or crashes. */
    static <S> Optional<Reading> of(Candidate<S> candidate, Position start, List<Move> moves) {
        try {
            return candidate.start(start).flatMap(begin -> of(candidate, begin, moves));
        } catch (CrashException crash) {
            return Optional.empty();
        }
    }

    private static <S> Optional<Reading> of(Candidate<S> candidate, Supplier<S> start, List<Move> moves) {
        return played(candidate, start, moves)
                .map(state -> new Reading(
                        offered(candidate, start, moves, state),
                        CrashException.guard(
                                "asking for the result", () -> candidate.rules().score(state))));
    }

    private static <S> Optional<S> played(Candidate<S> candidate, Supplier<S> start, List<Move> moves) {
        Attempt<S> attempt = candidate.attempt(() -> {
            S state = start.get();
            for (Move move : moves) {
                state = candidate.play(state, move);
            }
            return state;
        });
        return attempt instanceof Attempt.Accepted<S> accepted ? Optional.of(accepted.state()) : Optional.empty();
    }

    private static <S> Set<Move> offered(Candidate<S> candidate, Supplier<S> start, List<Move> moves, S state) {
        return candidate
                .moves()
                .value()
                .map(list -> CrashException.guard("listing the moves", () -> Set.copyOf(list.apply(state))))
                .orElseGet(() -> Everything.of(candidate)
                        .accepted(() -> played(candidate, start, moves).orElseThrow()));
    }

    Reading image(Symmetry symmetry) {
        return new Reading(moves.stream().map(symmetry::apply).collect(Collectors.toSet()), score);
    }

    /** Of the expected reading from another one of the same place. */
    String differenceFrom(Reading other, String where) {
        if (other.score != score) {
            return "the result is %s, but %s in the image %s".formatted(score.text(), other.score.text(), where);
        }
        return "the image %s lacks the moves %s and has the moves %s beside those that should be there"
                .formatted(where, minus(moves, other.moves), minus(other.moves, moves));
    }

    private static Set<Move> minus(Set<Move> some, Set<Move> others) {
        Set<Move> rest = new HashSet<>(some);
        rest.removeAll(others);
        return new TreeSet<>(rest);
    }
}
