package io.github.oxono.testkit;

import io.github.oxono.Move;
import io.github.oxono.Outcome;
import io.github.oxono.Piece;
import io.github.oxono.Position;
import io.github.oxono.Rule;
import io.github.oxono.Score;
import io.github.oxono.Setup;
import io.github.oxono.Symmetry;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Finds the rules that explain that a state does not show what it should. */
final class StateJudge {
    /** Those that move squares and nothing else, but for the one that moves nothing. */
    static final Set<Symmetry> MIRRORS = EnumSet.range(Symmetry.ROTATE_90, Symmetry.ANTI_TRANSPOSE);

    private StateJudge() {}

    /** After a move. */
    static Optional<Difference> judge(Position before, Move move, Position after, Observation seen) {
        return board(before, move, after, seen.board())
                .or(() -> reserves(after, seen, Rule.R4))
                .or(() -> score(after, seen.score()));
    }

    /** Before any move, of a start that looks right. */
    static Optional<Difference> judgeStart(Position position, Observation seen) {
        if (seen.board().toMove() != position.toMove()) {
            return Optional.of(Difference.of(
                    Rule.R2, Words.of(seen.board().toMove()) + " begins instead of " + Words.of(position.toMove())));
        }
        return reserves(position, seen, Rule.R2).or(() -> score(position, seen.score()));
    }

    private static Optional<Difference> board(Position before, Move move, Position after, Setup seen) {
        Setup expected = after.toSetup();
        if (seen.equals(expected)) {
            return Optional.empty();
        }
        boolean isMirrored = MIRRORS.stream()
                .anyMatch(mirror -> played(before, mirror.apply(move)).equals(seen));
        return Optional.of(Difference.of(
                isMirrored ? Rule.R1 : Rule.R3,
                "after %s the board is \"%s\" instead of \"%s\"%s"
                        .formatted(move, seen, expected, isMirrored ? ", the move turned or mirrored" : "")));
    }

    private static Setup played(Position before, Move move) {
        return Setup.builder()
                .from(before.toSetup())
                .putTotem(move.symbol(), move.destination())
                .putPiece(move.placement(), Piece.of(before.toMove(), move.symbol()))
                .toMove(before.toMove().opponent())
                .build();
    }

    private static Optional<Difference> reserves(Position position, Observation seen, Rule rule) {
        Map<Piece, Integer> expected = Observation.reserves(position);
        return seen.reserves()
                .value()
                .filter(counts -> !counts.equals(expected))
                .map(counts -> Difference.of(rule, "the reserves are " + counts + " instead of " + expected));
    }

    private static Optional<Difference> score(Position position, Score seen) {
        Score expected = score(position);
        if (seen == expected) {
            return Optional.empty();
        }
        String message = "the result is %s instead of %s".formatted(seen.text(), expected.text());
        boolean sameWinner = seen.winner().equals(expected.winner());
        if (sameWinner) {
            return Optional.of(Difference.of(Rule.R12, message));
        }
        boolean isDrawnInsteadOfWon = seen == Score.DRAW && position.ply() == Position.MAX_PLY;
        Difference win =
                new Difference(OxonoLaw.RULES, Map.of(Rule.R11, Features.eachOf(Features.wins(position))), message);
        return Optional.of(
                isDrawnInsteadOfWon ? win.orElse(Rule.R12, Features.only(Features.WIN_WITH_THE_LAST_PIECE)) : win);
    }

    static Score score(Position position) {
        return position.outcome().map(StateJudge::score).orElse(Score.UNDECIDED);
    }

    private static Score score(Outcome outcome) {
        return outcome instanceof Outcome.Win win ? Score.winOf(win.winner()) : Score.DRAW;
    }
}
