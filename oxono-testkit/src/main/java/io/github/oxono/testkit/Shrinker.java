package io.github.oxono.testkit;

import io.github.oxono.Move;
import io.github.oxono.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Looks for the shortest game that still shows a difference of the same kind. */
final class Shrinker<S> {
    private final Replay<S> replay;
    private final Probe<S> probe;

    Shrinker(Replay<S> replay, Probe<S> probe) {
        this.replay = replay;
        this.probe = probe;
    }

    Finding shrink(Finding finding) {
        Finding best = finding;
        for (int length = Math.max(1, best.moves().size() / 2); length > 0; length = shorter(length, best)) {
            Optional<Finding> shorter = withoutSome(best, length);
            if (shorter.isPresent()) {
                best = shorter.get();
                length = Math.max(1, best.moves().size() / 2) + 1;
            }
        }
        return best;
    }

    private static int shorter(int length, Finding best) {
        return Math.min(length - 1, best.moves().size());
    }

    private Optional<Finding> withoutSome(Finding finding, int length) {
        for (int from = 0; from + length <= finding.moves().size(); from++) {
            List<Move> fewer = new ArrayList<>(finding.moves());
            fewer.subList(from, from + length).clear();
            List<Move> legal = legal(finding.start(), fewer);
            Optional<Finding> shorter = replay.along(finding.start(), legal, Probes.atTheEnd(probe, legal.size()))
                    .filter(found -> found.kind().equals(finding.kind()))
                    .filter(found -> found.moves().size() < finding.moves().size());
            if (shorter.isPresent()) {
                return shorter;
            }
        }
        return Optional.empty();
    }

    /** Those of the moves that can be played, one after the other. */
    private static List<Move> legal(Position start, List<Move> moves) {
        List<Move> legal = new ArrayList<>();
        Position position = start;
        for (Move move : moves) {
            if (position.isLegal(move)) {
                legal.add(move);
                position = position.play(move);
            }
        }
        return legal;
    }
}
