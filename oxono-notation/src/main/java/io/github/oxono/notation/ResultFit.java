package io.github.oxono.notation;

import io.github.oxono.Position;
import io.github.oxono.Reason;
import io.github.oxono.Result;
import io.github.oxono.Score;
import java.util.Arrays;
import java.util.stream.Collectors;

/** Whether a result fits the last position of a game: what the board decides, the board decides alone (R11, R12). */
final class ResultFit {
    private ResultFit() {}

    static void require(Position last, Result result) {
        if (!fits(last, result)) {
            String message = "result %s does not fit \"%s\", expected %s"
                    .formatted(text(result), last, expected(last, result.score()));
            throw IllegalRecordException.of(RecordFault.WRONG_RESULT, message);
        }
    }

    static boolean fits(Position last, Result result) {
        return last.isOver() ? result.equals(Result.of(last)) : !result.reason().isOnBoard();
    }

    /** What would fit, for a person: of a position without an end, the reasons that go with a score. */
    static String expected(Position last, Score score) {
        if (last.isOver()) {
            return text(Result.of(last));
        }
        return Arrays.stream(Reason.values())
                .filter(reason -> reason.allows(score) && !reason.isOnBoard())
                .map(ReasonText::of)
                .collect(Collectors.joining(" or ", score.text() + " by ", ""));
    }

    private static String text(Result result) {
        return result.score().text() + " by " + ReasonText.of(result.reason());
    }
}
