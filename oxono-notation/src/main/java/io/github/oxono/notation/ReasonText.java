package io.github.oxono.notation;

import io.github.oxono.Reason;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** The word for a reason: its name in small letters. */
final class ReasonText {
    private ReasonText() {}

    static String of(Reason reason) {
        return reason.name().toLowerCase(Locale.ROOT);
    }

    static Optional<Reason> read(String text) {
        return Arrays.stream(Reason.values())
                .filter(reason -> of(reason).equals(text))
                .findAny();
    }
}
