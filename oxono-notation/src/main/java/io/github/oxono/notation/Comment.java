package io.github.oxono.notation;

import java.time.Duration;
import java.util.Optional;

/**
 * What stands in the braces after a move: the clock, then what somebody said.
 *
 * <p>A backslash stands before a closing brace, before another backslash, and before an opening bracket that would else
 * begin a clock or a tag line.
 *
 * @param clock the time left after the move
 * @param text what somebody said
 */
record Comment(Optional<Duration> clock, Optional<String> text) {
    static final Comment NONE = new Comment(Optional.empty(), Optional.empty());

    private static final String CLOCK_START = "[%clk ";
    private static final String ESCAPED = "}\\[";

    boolean isEmpty() {
        return clock.isEmpty() && text.isEmpty();
    }

    /** Both together; only one of them may have a clock. */
    Comment and(Comment next) {
        Optional<String> joined = text.isPresent() && next.text.isPresent()
                ? Optional.of(text.get() + " " + next.text.get())
                : text.or(next::text);
        return new Comment(clock.or(next::clock), joined);
    }

    /** What is written between the braces. */
    String write() {
        String clockText =
                clock.map(time -> CLOCK_START + Clock.write(time) + "]").orElse("");
        String space = clock.isPresent() && text.isPresent() ? " " : "";
        return clockText + space + text.map(Comment::escape).orElse("");
    }

    private static String escape(String text) {
        StringBuilder escaped = new StringBuilder();
        for (int at = 0; at < text.length(); at++) {
            char character = text.charAt(at);
            if (character == '}' || character == '\\' || (character == '[' && isMistakable(text, at))) {
                escaped.append('\\');
            }
            escaped.append(character);
        }
        return escaped.toString();
    }

    private static boolean isMistakable(String text, int bracket) {
        return (bracket > 0 && text.charAt(bracket - 1) == '\n') || text.startsWith(CLOCK_START, bracket);
    }

    /** Reads it, spelled canonically or not; white space at the ends and around the clock does not belong to the text. */
    static Comment read(String written, Location location) {
        Optional<Duration> clock = Optional.empty();
        StringBuilder text = new StringBuilder();
        int at = 0;
        while (at < written.length()) {
            Optional<WrittenClock> found = clockAt(written, at);
            if (found.isPresent()) {
                requireFirst(clock, written, at, found.get(), location);
                clock = Optional.of(found.get().time());
                at = found.get().end();
            } else {
                at += isEscape(written, at) ? 1 : 0;
                text.append(written.charAt(at));
                at++;
            }
        }
        String stripped = Texts.strip(text.toString());
        return new Comment(clock, stripped.isEmpty() ? Optional.empty() : Optional.of(stripped));
    }

    /** A clock, and where its text ends, with the space behind it. */
    private record WrittenClock(Duration time, int end) {}

    /** By hand, for archives are full of clocks; one that cannot be read is text. */
    private static Optional<WrittenClock> clockAt(String written, int at) {
        if (!written.startsWith(CLOCK_START, at)) {
            return Optional.empty();
        }
        int start = at + CLOCK_START.length();
        int end = start;
        while (end < written.length() && isInClock(written.charAt(end))) {
            end++;
        }
        if (!written.startsWith("]", end)) {
            return Optional.empty();
        }
        int behind = written.startsWith("] ", end) ? end + 2 : end + 1;
        return Clock.read(written.substring(start, end)).map(time -> new WrittenClock(time, behind));
    }

    private static boolean isInClock(char character) {
        return (character >= '0' && character <= '9') || character == ':' || character == '.';
    }

    private static void requireFirst(
            Optional<Duration> clock, String written, int at, WrittenClock found, Location location) {
        if (clock.isPresent()) {
            throw NotationException.of(
                    NotationFault.MALFORMED_COMMENT,
                    location.after("{" + written.substring(0, at)),
                    written.substring(at, found.end()),
                    "no second clock after a move");
        }
    }

    private static boolean isEscape(String written, int at) {
        return written.charAt(at) == '\\' && at + 1 < written.length() && ESCAPED.indexOf(written.charAt(at + 1)) >= 0;
    }
}
