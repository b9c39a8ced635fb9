package io.github.oxono.testkit;

import io.github.oxono.Move;
import io.github.oxono.Position;
import io.github.oxono.Rule;
import io.github.oxono.Symmetry;
import io.github.oxono.testkit.game.Arrival;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Reads what the move generator lists. */
final class ListProbe<S> implements Probe<S> {
    /** Fewer moves may look mirrored by chance. */
    private static final int TELLING = 8;

    @Override
    public Optional<Difference> judge(Position position, Arrival<S, Move> arrival) {
        return arrival.offered().value().flatMap(listed -> judge(position, listed));
    }

    /** Of a list without duplicates. */
    static Optional<Difference> judge(Position position, Collection<Move> listed) {
        boolean isRight =
                listed.size() == position.legalMoveCount() && listed.stream().allMatch(position::isLegal);
        if (isRight) {
            return Optional.empty();
        }
        return mirrored(position, new HashSet<>(listed)).or(() -> OfferJudge.judge(position, Offer.of(listed)));
    }

    private static Optional<Difference> mirrored(Position position, Set<Move> listed) {
        List<Move> legal = position.legalMoves();
        if (legal.size() < TELLING) {
            return Optional.empty();
        }
        return StateJudge.MIRRORS.stream()
                .filter(mirror -> images(mirror, legal).equals(listed))
                .findFirst()
                .map(mirror ->
                        Difference.of(Rule.R1, "the moves are those of the board turned or mirrored (" + mirror + ")"));
    }

    private static Set<Move> images(Symmetry mirror, List<Move> moves) {
        return moves.stream().map(mirror::apply).collect(Collectors.toSet());
    }
}
