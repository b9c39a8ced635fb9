package io.github.oxono.notation;

import io.github.oxono.Score;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Reads what {@link Score#text()} writes. */
final class ScoreText {
    private static final Map<String, Score> SCORES =
            Arrays.stream(Score.values()).collect(Collectors.toMap(Score::text, score -> score));

    private ScoreText() {}

    static Optional<Score> read(String text) {
        return Optional.ofNullable(SCORES.get(text));
    }
}
