package io.github.oxono.notation;

import io.github.oxono.Position;
import io.github.oxono.Reason;
import io.github.oxono.Result;
import io.github.oxono.Score;
import java.util.Optional;

/** How the text of a game says that it ended: the mark after a move, the score behind all of them, the reason. */
final class Finish {
    static final String WIN_MARK = "#";
    static final String DRAW_MARK = "=";

    private Finish() {}

    /** {@code #} after a win, {@code =} after a draw, else nothing. */
    static String mark(Position position) {
        return switch (Result.of(position).reason()) {
            case ALIGNMENT -> WIN_MARK;
            case EXHAUSTION -> DRAW_MARK;
            default -> "";
        };
    }

    /** The score of a word; other dashes and the sign for a half do no harm. */
    static Optional<Score> score(String word) {
        return ScoreText.read(word.replace('–', '-').replace("½", "1/2"));
    }

    /** Whether the reason goes without saying: what the board decides, and that nothing is decided. */
    static boolean isImplied(Reason reason) {
        return reason.isOnBoard() || reason == Reason.UNFINISHED;
    }

    /** The result that the score at the end of a game and its tags give together. */
    static Result result(TagSection tags, Position last, Score score, Token token) {
        Reason reason = tags.reason()
                .or(() -> impliedReason(last, score))
                .orElseThrow(
                        () -> wrong(token, "a tag [Reason \"…\"] that says why: " + ResultFit.expected(last, score)));
        if (!reason.allows(score) || !ResultFit.fits(last, new Result(score, reason))) {
            String said = tags.reason()
                    .map(tag -> "the tag Reason says " + ReasonText.of(tag))
                    .orElse("");
            throw new NotationException(
                    problem(token, ResultFit.expected(last, score)).but(said));
        }
        if (tags.result().isPresent() && tags.result().get() != score) {
            throw wrong(
                    token, "the score of the tag Result, " + tags.result().get().text());
        }
        if (isImplied(reason)) {
            tags.leaveOutReason();
        }
        return new Result(score, reason);
    }

    private static Optional<Reason> impliedReason(Position last, Score score) {
        if (last.isOver()) {
            return Optional.of(Result.of(last).reason());
        }
        return score == Score.UNDECIDED ? Optional.of(Reason.UNFINISHED) : Optional.empty();
    }

    private static NotationException wrong(Token token, String expected) {
        return new NotationException(problem(token, expected));
    }

    private static Problem problem(Token token, String expected) {
        return Problem.of(NotationFault.WRONG_RESULT, token.location(), token.text(), expected);
    }
}
