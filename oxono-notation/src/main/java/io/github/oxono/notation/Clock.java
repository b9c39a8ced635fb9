package io.github.oxono.notation;

import java.time.Duration;
import java.util.Optional;

/** The text of a time left: {@code h:mm:ss.fffffffff}, with as many decimals as are needed. */
final class Clock {
    private static final int SIXTY = 60;
    private static final int MAX_HOUR_DIGITS = 6;
    private static final int MAX_DECIMALS = 9;

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
        int point = text.indexOf('.');
        int secondsEnd = point < 0 ? text.length() : point;
        int minutesEnd = text.lastIndexOf(':', secondsEnd);
        int hoursEnd = text.lastIndexOf(':', minutesEnd - 1);
        boolean isClock = (point < 0 || isNumber(text, point + 1, text.length(), MAX_DECIMALS))
                && isSixtieth(text, minutesEnd + 1, secondsEnd)
                && isSixtieth(text, hoursEnd + 1, minutesEnd)
                && (hoursEnd < 0 || isNumber(text, 0, hoursEnd, MAX_HOUR_DIGITS));
        if (!isClock) {
            return Optional.empty();
        }
        long hours = hoursEnd < 0 ? 0 : number(text, 0, hoursEnd);
        long minutes = hours * SIXTY + number(text, hoursEnd + 1, minutesEnd);
        long seconds = minutes * SIXTY + number(text, minutesEnd + 1, secondsEnd);
        Duration time = Duration.ofSeconds(seconds, point < 0 ? 0 : Seconds.nanos(text, point + 1, text.length()));
        return Texts.isTime(time) ? Optional.of(time) : Optional.empty();
    }

    /** Of minutes or seconds: one or two digits, below sixty. */
    private static boolean isSixtieth(String text, int from, int to) {
        return isNumber(text, from, to, 2) && number(text, from, to) < SIXTY;
    }

    private static boolean isNumber(String text, int from, int to, int mostDigits) {
        return to - from <= mostDigits && Seconds.areDigits(text, from, to);
    }

    private static long number(String text, int from, int to) {
        return Long.parseLong(text, from, to, 10);
    }
}
