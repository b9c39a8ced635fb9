package io.github.oxono.notation;

/** What can be wrong with a text that is to be read. An enum: compare with {@code ==}. */
public enum NotationFault {
    /** The text can be understood, but is not its canonical writing, which strict reading asks for. */
    NOT_CANONICAL,
    /** The text of a move is none, or in strict reading not the canonical one. */
    MALFORMED_MOVE,
    /** The text of a position or set-up is none, or in strict reading not the canonical one. */
    MALFORMED_POSITION,
    /** The text of a position is well-formed, but its set-up has faults. */
    INVALID_SETUP,
    /** The text of a time or time control is none. */
    MALFORMED_TIME,
    /** A tag line is none, or its value cannot be what it stands for. */
    MALFORMED_TAG,
    /** A tag that stands once stands twice. */
    REPEATED_TAG,
    /** The tag that says where the game starts is missing. */
    MISSING_START,
    /** The number before a move is not the one that the position asks for. */
    WRONG_NUMBER,
    /** The square that the totem is said to come from is not where it stands. */
    WRONG_ORIGIN,
    /** The rules refuse a move. */
    ILLEGAL_MOVE,
    /** The mark after a move says that the game ended there, and it did not, or the other way round. */
    WRONG_MARK,
    /** A comment stands where none can, does not end, or holds what it cannot hold. */
    MALFORMED_COMMENT,
    /** The result, or its reason, is not one that the last position allows. */
    WRONG_RESULT,
    /** The game ends without its result. */
    MISSING_RESULT,
    /** A line of a match log is none. */
    MALFORMED_LINE,
    /** A line of JSON Lines is not the JSON of a record. */
    MALFORMED_JSON,
    /** Something follows a text that is complete. */
    TEXT_AFTER_END,
    /** The text ends before it is complete. */
    UNEXPECTED_END,
    /** A limit on what is read is exceeded; {@link Limits} tells which there are. */
    LIMIT_EXCEEDED
}
