package io.github.oxono.notation;

import io.github.oxono.Position;
import io.github.oxono.Reason;
import io.github.oxono.Result;

/** Whether a result fits the last position of a game: what the board decides, the board decides alone (R11, R12). */
final class ResultFit {
    private ResultFit() {}

    static void require(Position last, Result result) {
        if (!fits(last, result)) {
            String message = "result %s does not fit \"%s\", expected %s".formatted(text(result), last, expected(last));
            throw IllegalRecordException.of(RecordFault.WRONG_RESULT, message);
        }
    }

    static boolean fits(Position last, Result result) {
        return last.isOver() ? result.equals(Result.of(last)) : !result.reason().isOnBoard();
    }

    /** What would fit, for a person. */
    static String expected(Position last) {
        return last.isOver()
                ? text(Result.of(last))
                : "a reason other than %s and %s, since the board has no end"
                        .formatted(ReasonText.of(Reason.ALIGNMENT), ReasonText.of(Reason.EXHAUSTION));
    }

    private static String text(Result result) {
        return result.score().text() + " by " + ReasonText.of(result.reason());
    }
}
