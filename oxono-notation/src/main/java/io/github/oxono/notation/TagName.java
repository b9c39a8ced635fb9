package io.github.oxono.notation;

import java.util.Optional;
import java.util.regex.Pattern;

/** The tags that mean something, in the order in which they are written. */
enum TagName {
    EVENT("Event"),
    PLACE("Place"),
    DATE("Date"),
    PINK("Pink"),
    BLACK("Black"),
    TIME_CONTROL("TimeControl"),
    START("Start"),
    REASON("Reason"),
    /** Never written; the result stands at the end of the record. */
    RESULT("Result");

    private static final Pattern NAME = Pattern.compile("[A-Za-z][A-Za-z0-9_]*");

    private final String text;

    TagName(String text) {
        this.text = text;
    }

    String text() {
        return text;
    }

    /** The tag of a name, whatever the case of its letters. */
    static Optional<TagName> of(String name) {
        for (TagName tag : values()) {
            if (tag.text.equalsIgnoreCase(name)) {
                return Optional.of(tag);
            }
        }
        return Optional.empty();
    }

    static boolean isName(String text) {
        return NAME.matcher(text).matches();
    }

    /** A further tag has a name of its own, whatever the case of its letters, and a value that stands on a line. */
    static void requireFurther(String name, String value) {
        if (!isName(name)) {
            throw IllegalRecordException.of(
                    RecordFault.MALFORMED_TAG_NAME,
                    "tag name " + Quote.of(name) + " is not a letter followed by letters, digits and underscores");
        }
        of(name).ifPresent(tag -> {
            throw IllegalRecordException.of(
                    RecordFault.MALFORMED_TAG_NAME,
                    "tag name " + Quote.of(name) + " is not one of a further tag, since " + tag.text
                            + " has a meaning of its own");
        });
        Texts.requireLine("tag " + name, value);
    }
}
