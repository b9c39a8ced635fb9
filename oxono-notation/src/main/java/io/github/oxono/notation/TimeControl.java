package io.github.oxono.notation;

import java.time.Duration;

/**
 * How much time each player has: at the start, and more after each move.
 *
 * <p>Equality is that of the components; the hash differs from run to run. Immutable, safe for use by many threads.
 *
 * @param initial what each player starts with, 0 to a billion seconds
 * @param increment what a player is given after each own move, 0 to a billion seconds
 */
public record TimeControl(Duration initial, Duration increment) {
    /**
     * Makes a time control.
     *
     * @param initial what each player starts with
     * @param increment what a player is given after each own move
     * @throws IllegalRecordException if one of them is out of range
     */
    public TimeControl {
        Texts.requireTime("initial time", initial);
        Texts.requireTime("increment", increment);
    }

    /**
     * Returns a time control without increment.
     *
     * @param initial what each player has for the whole game
     * @return the time control
     * @throws IllegalRecordException if the time is out of range
     */
    public static TimeControl of(Duration initial) {
        return new TimeControl(initial, Duration.ZERO);
    }

    /**
     * Reads the canonical text of a time control.
     *
     * @param text seconds, such as {@code 12}, with the increment behind a plus sign if there is one, such as
     *     {@code 300+2.5}
     * @return the time control
     * @throws NotationException if the text is anything else
     */
    public static TimeControl parse(String text) {
        int plus = text.indexOf('+');
        if (plus < 0) {
            return of(Seconds.parse(text, 0, text.length()));
        }
        Duration increment = Seconds.parse(text, plus + 1, text.length());
        if (increment.isZero()) {
            throw NotationException.of(
                    NotationFault.MALFORMED_TIME,
                    Location.START.plus(plus),
                    text.substring(plus),
                    "the end, since nothing is added");
        }
        return new TimeControl(Seconds.parse(text, 0, plus), increment);
    }

    /**
     * Returns the canonical text, which {@link #parse} reads back.
     *
     * @return seconds, and behind a plus sign the increment unless it is zero, with as many decimals as are needed
     */
    @Override
    public String toString() {
        return Seconds.text(initial) + (increment.isZero() ? "" : "+" + Seconds.text(increment));
    }
}
