package io.github.oxono.notation;

/**
 * A line of a text.
 *
 * @param text what stands on it; only its beginning if it is too long
 * @param end what ends it: {@code \n}, {@code \r\n} or {@code \r}, or nothing if the text ends with it
 * @param start where it begins
 * @param isTooLong whether it is longer than the limit
 */
record Line(String text, String end, Location start, boolean isTooLong) {}
