package io.github.oxono.notation;

import java.time.Duration;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

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
    private static final Pattern SPECIAL =
            Pattern.compile("\\\\(?<escaped>[}\\\\\\[])|\\[%clk (?<clock>[0-9:.]{1,30})\\] ?");

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
        Matcher special = SPECIAL.matcher(written);
        while (special.find()) {
            Optional<Duration> found = clockIn(special);
            if (found.isPresent() && clock.isPresent()) {
                Location second = location.after("{" + written.substring(0, special.start()));
                throw NotationException.of(
                        NotationFault.MALFORMED_COMMENT, second, special.group(), "no second clock after a move");
            }
            special.appendReplacement(text, Matcher.quoteReplacement(plain(special, found)));
            clock = clock.or(() -> found);
        }
        String stripped = Texts.strip(special.appendTail(text).toString());
        return new Comment(clock, stripped.isEmpty() ? Optional.empty() : Optional.of(stripped));
    }

    private static Optional<Duration> clockIn(Matcher special) {
        return Optional.ofNullable(special.group("clock")).flatMap(Clock::read);
    }

    /** What a clock or an escape says as text; a clock that cannot be read is text. */
    private static String plain(Matcher special, Optional<Duration> clock) {
        return clock.isPresent()
                ? ""
                : Optional.ofNullable(special.group("escaped")).orElseGet(special::group);
    }
}
