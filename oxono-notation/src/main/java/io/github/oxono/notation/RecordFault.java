package io.github.oxono.notation;

/** Why something is no game record. An enum: compare with {@code ==}. */
public enum RecordFault {
    /** A move is refused by the rules, or stands after the end. */
    ILLEGAL_MOVE,
    /** The result is not one that the last position allows. */
    WRONG_RESULT,
    /** A text is empty, or holds a character that it cannot hold. */
    MALFORMED_TEXT,
    /** The name of a further tag is no name, or means something of its own. */
    MALFORMED_TAG_NAME,
    /** The year of the date has more than four digits or lies before year 0. */
    DATE_OUT_OF_RANGE,
    /** A time is negative, or a billion seconds or more. */
    TIME_OUT_OF_RANGE,
    /** A member of the record's JSON is missing, unknown, repeated, of another type, or its text is not readable. */
    MALFORMED_JSON
}
