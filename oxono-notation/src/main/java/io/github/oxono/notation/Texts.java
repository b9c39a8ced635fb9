package io.github.oxono.notation;

import java.time.Duration;
import java.util.OptionalInt;

/** What a record's texts and times may be, so that every format can say them and gives them back as they were. */
final class Texts {
    /** Nine digits, some 31 years. */
    private static final long MAX_SECONDS = 999_999_999;

    private static final String WHITE_SPACE = " \t\n";

    private Texts() {}

    /** A name and the like: one line, not empty. */
    static void requireName(String what, String text) {
        requireNotEmpty(what, text);
        requireLine(what, text);
    }

    /** A further tag's value: one line, perhaps empty. */
    static void requireLine(String what, String text) {
        requireCharacters(what, text, "");
    }

    /** A comment: one or more lines, not empty, and without white space at its ends, which readers take for layout. */
    static void requireComment(String what, String text) {
        requireNotEmpty(what, text);
        if (!strip(text).equals(text)) {
            throw IllegalRecordException.of(
                    RecordFault.MALFORMED_TEXT, what + " begins or ends with white space: " + Quote.of(text));
        }
        requireCharacters(what, text, "\n\t");
    }

    static boolean isTime(Duration time) {
        return !time.isNegative() && time.toSeconds() <= MAX_SECONDS;
    }

    static void requireTime(String what, Duration time) {
        if (!isTime(time)) {
            throw IllegalRecordException.of(
                    RecordFault.TIME_OUT_OF_RANGE, what + " is not from 0 to " + MAX_SECONDS + " seconds: " + time);
        }
    }

    /** Without the white space that a comment can hold, at its ends. */
    static String strip(String text) {
        int start = 0;
        int end = text.length();
        while (start < end && WHITE_SPACE.indexOf(text.charAt(start)) >= 0) {
            start++;
        }
        while (start < end && WHITE_SPACE.indexOf(text.charAt(end - 1)) >= 0) {
            end--;
        }
        return text.substring(start, end);
    }

    private static void requireNotEmpty(String what, String text) {
        if (text.isEmpty()) {
            throw IllegalRecordException.of(RecordFault.MALFORMED_TEXT, what + " is empty");
        }
    }

    private static void requireCharacters(String what, String text, String allowedControls) {
        firstBad(text, allowedControls).ifPresent(offset -> {
            String message = "%s holds %s at offset %d, which is a control character or half of a pair"
                    .formatted(what, Quote.of(text.substring(offset, offset + 1)), offset);
            throw IllegalRecordException.of(RecordFault.MALFORMED_TEXT, message);
        });
    }

    /** The offset of the first control character or unpaired surrogate. */
    static OptionalInt firstBad(String text, String allowedControls) {
        for (int offset = 0; offset < text.length(); ) {
            int character = text.codePointAt(offset);
            int type = Character.getType(character);
            boolean control = type == Character.CONTROL && allowedControls.indexOf(character) < 0;
            if (control || type == Character.SURROGATE) {
                return OptionalInt.of(offset);
            }
            offset += Character.charCount(character);
        }
        return OptionalInt.empty();
    }
}
