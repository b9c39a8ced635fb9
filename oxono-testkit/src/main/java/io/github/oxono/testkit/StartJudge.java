package io.github.oxono.testkit;

import io.github.oxono.Move;
import io.github.oxono.Position;
import io.github.oxono.Rule;
import io.github.oxono.Setup;
import io.github.oxono.Square;
import io.github.oxono.Symbol;
import io.github.oxono.Symmetry;
import io.github.oxono.testkit.game.Arrival;
import io.github.oxono.testkit.game.Attempt;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Finds the rule that explains a wrong start: other squares (R2), or the right ones shown turned or mirrored (R1). The
 * first piece that is placed tells them apart.
 */
final class StartJudge<S> {
    private final Candidate<S> candidate;

    StartJudge(Candidate<S> candidate) {
        this.candidate = candidate;
    }

    Optional<Difference> judge(Position position, Arrival<S, Move> arrival, Observation seen) {
        Setup expected = position.toSetup();
        Setup board = seen.board();
        if (board.totems().equals(expected.totems()) && board.pieces().equals(expected.pieces())) {
            return StateJudge.judgeStart(position, seen);
        }
        String message = "the game begins with \"%s\" instead of \"%s\"".formatted(board, expected);
        return Optional.of(new Difference(OxonoLaw.RULES, suspects(position, arrival, board), message));
    }

    private Map<Rule, Set<Set<String>>> suspects(Position position, Arrival<S, Move> arrival, Setup board) {
        Map<Rule, Set<Set<String>>> otherSquares = Map.of(Rule.R2, Set.of());
        if (StateJudge.MIRRORS.stream()
                .noneMatch(mirror -> mirrored(position, mirror).equals(board.totems()))) {
            return otherSquares;
        }
        Map<Rule, Set<Set<String>>> mirrored = Map.of(Rule.R1, Set.of());
        return firstPieceIsShownElsewhere(position, arrival)
                .map(elsewhere -> elsewhere ? mirrored : otherSquares)
                .orElse(Map.of(Rule.R1, Set.of(), Rule.R2, Set.of()));
    }

    private static Map<Symbol, Square> mirrored(Position position, Symmetry mirror) {
        return mirror.apply(position).toSetup().totems();
    }

    private Optional<Boolean> firstPieceIsShownElsewhere(Position position, Arrival<S, Move> arrival) {
        return position.legalMoves().stream()
                .flatMap(move -> shownElsewhere(move, arrival).stream())
                .findFirst();
    }

    private Optional<Boolean> shownElsewhere(Move move, Arrival<S, Move> arrival) {
        S state = arrival.again().get();
        return candidate.attempt(() -> candidate.play(state, move)) instanceof Attempt.Accepted<S> accepted
                ? Optional.of(!candidate.look(accepted.state()).board().pieces().containsKey(move.placement()))
                : Optional.empty();
    }
}
