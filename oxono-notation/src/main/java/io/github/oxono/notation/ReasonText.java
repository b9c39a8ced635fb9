package io.github.oxono.notation;

import io.github.oxono.Reason;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** The word for a reason: its name in small letters. */
final class ReasonText {
    private static final Map<String, Reason> REASONS =
            Arrays.stream(Reason.values()).collect(Collectors.toMap(ReasonText::of, reason -> reason));

    private ReasonText() {}

    static String of(Reason reason) {
        return reason.name().toLowerCase(Locale.ROOT);
    }

    static Optional<Reason> read(String text) {
        return Optional.ofNullable(REASONS.get(text));
    }
}
