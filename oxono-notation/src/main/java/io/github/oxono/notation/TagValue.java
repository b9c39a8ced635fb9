package io.github.oxono.notation;

import io.github.oxono.Reason;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a tag's value stands for, spelled canonically or not. */
final class TagValue {
    private static final Pattern DATE = Pattern.compile("([0-9]{4})([-./])([0-9]{1,2})\\2([0-9]{1,2})");

    private TagValue() {}

    static String write(Object value) {
        return value instanceof Reason reason ? ReasonText.of(reason) : value.toString();
    }

    /** Year, month, day, whatever stands between them. */
    static Optional<LocalDate> date(String value) {
        Matcher matcher = DATE.matcher(value.strip());
        if (!matcher.matches()) {
            return Optional.empty();
        }
        try {
            return Optional.of(LocalDate.of(
                    Integer.parseInt(matcher.group(1)),
                    Integer.parseInt(matcher.group(3)),
                    Integer.parseInt(matcher.group(4))));
        } catch (DateTimeException exception) {
            return Optional.empty();
        }
    }

    static Optional<TimeControl> timeControl(String value) {
        try {
            return Optional.of(TimeControl.parse(value.replace(" ", "")));
        } catch (NotationException exception) {
            return Optional.empty();
        }
    }

    static Optional<Reason> reason(String value) {
        return ReasonText.read(value.strip().toLowerCase(Locale.ROOT));
    }
}
