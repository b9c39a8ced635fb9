package io.github.oxono.notation;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.Duration;
import java.util.Optional;
import java.util.regex.Pattern;

/** A time as a decimal number of seconds, with as many decimals as are needed. */
final class Seconds {
    private static final int NANOS_PER_SECOND = 1_000_000_000;
    private static final int DECIMALS = 9;
    private static final BigDecimal MAX_NANOS = new BigDecimal("999999999999999999");
    /** What cannot grow beyond bounds when it is written out. */
    private static final Pattern SHORT = Pattern.compile("[0-9.]{1,100}(?:[eE][-+]?[0-9]{1,3})?");

    private Seconds() {}

    static String text(Duration time) {
        return time.toSeconds() + fraction(time);
    }

    /** The part behind the seconds: nothing, or a point and one to nine digits. */
    static String fraction(Duration time) {
        if (time.toNanosPart() == 0) {
            return "";
        }
        // The leading one keeps the zeros behind the point.
        String digits = String.valueOf(NANOS_PER_SECOND + time.toNanosPart());
        int end = digits.length();
        while (digits.charAt(end - 1) == '0') {
            end--;
        }
        return "." + digits.substring(1, end);
    }

    /** Reads the part of a text that is to be a time; by hand, for archives are full of clocks. */
    static Duration parse(String text, int from, int to) {
        int point = text.indexOf('.', from);
        int end = point < 0 || point > to ? to : point;
        if (!isWhole(text, from, end) || (end < to && !isFraction(text, end + 1, to))) {
            throw NotationException.of(
                    NotationFault.MALFORMED_TIME,
                    Location.START.plus(from),
                    text.substring(from, to),
                    "seconds, with up to nine digits before and behind the point and no needless zero");
        }
        long seconds = Long.parseLong(text, from, end, 10);
        return end == to ? Duration.ofSeconds(seconds) : Duration.ofSeconds(seconds, nanos(text, end + 1, to));
    }

    private static boolean isWhole(String text, int from, int to) {
        return areDigits(text, from, to) && (to - from == 1 || text.charAt(from) != '0');
    }

    private static boolean isFraction(String text, int from, int to) {
        return areDigits(text, from, to) && text.charAt(to - 1) != '0';
    }

    /** Whether it is one to nine digits. */
    static boolean areDigits(String text, int from, int to) {
        for (int at = from; at < to; at++) {
            if (text.charAt(at) < '0' || text.charAt(at) > '9') {
                return false;
            }
        }
        return from < to && to - from <= DECIMALS;
    }

    /**
     * The time nearest to a decimal number, which may have an exponent; a half goes to the even nanosecond. Empty if it
     * is too long.
     */
    static Optional<Duration> nearest(String text) {
        if (!SHORT.matcher(text).matches()) {
            return Optional.empty();
        }
        BigDecimal nanos = new BigDecimal(text).movePointRight(DECIMALS).setScale(0, RoundingMode.HALF_EVEN);
        return nanos.compareTo(MAX_NANOS) > 0
                ? Optional.empty()
                : Optional.of(Duration.ofNanos(nanos.longValueExact()));
    }

    /** Of one to nine decimals. */
    static long nanos(String text, int from, int to) {
        long nanos = Long.parseLong(text, from, to, 10);
        for (int decimals = to - from; decimals < DECIMALS; decimals++) {
            nanos *= 10;
        }
        return nanos;
    }
}
