package io.github.oxono.notation;

import io.github.oxono.Reason;
import java.util.Map;
import java.util.Optional;

/** The last line of a log, which says why the player to move loses. */
final class MatchLogEnding {
    private static final Map<String, Reason> REASONS =
            Map.of("timeout", Reason.TIME, "invalid", Reason.FORFEIT, "exception", Reason.FAILURE);

    private MatchLogEnding() {}

    static Optional<Reason> read(String line) {
        return Optional.ofNullable(REASONS.get(line));
    }

    static Optional<String> write(Reason reason) {
        return REASONS.entrySet().stream()
                .filter(ending -> ending.getValue() == reason)
                .map(Map.Entry::getKey)
                .findAny();
    }
}
