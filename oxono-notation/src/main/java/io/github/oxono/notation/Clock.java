package io.github.oxono.notation;

import java.time.Duration;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The text of a time left: {@code h:mm:ss.fffffffff}, with as many decimals as are needed. */
final class Clock {
    private static final Pattern SPELLING =
            Pattern.compile("(?:([0-9]{1,6}):)?([0-5]?[0-9]):([0-5]?[0-9])(?:\\.([0-9]{1,9}))?");

    private Clock() {}

    static String write(Duration time) {
        return time.toHours()
                + ":"
                + twoDigits(time.toMinutesPart())
                + ":"
                + twoDigits(time.toSecondsPart())
                + Seconds.fraction(time);
    }

    private static String twoDigits(int number) {
        return number < 10 ? "0" + number : String.valueOf(number);
    }

    /** Reads it, spelled canonically or not: hours, leading zeros may be missing, and zeros too many do no harm. */
    static Optional<Duration> read(String text) {
        Matcher matcher = SPELLING.matcher(text);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        long hours = matcher.group(1) == null ? 0 : Long.parseLong(matcher.group(1));
        Duration time = Duration.ofHours(hours)
                .plusMinutes(Long.parseLong(matcher.group(2)))
                .plusSeconds(Long.parseLong(matcher.group(3)))
                .plusNanos(Seconds.nanos(matcher.group(4)));
        return Texts.isTime(time) ? Optional.of(time) : Optional.empty();
    }
}
