package io.github.oxono;

/** What can be wrong with the text of a square, a move, a set-up or a position. An enum: compare with {@code ==}. */
public enum ParseFault {
    /** A character that cannot stand where it stands. */
    UNEXPECTED_CHARACTER,
    /** The text ends too early. */
    UNEXPECTED_END,
    /** Something follows a text that is complete. */
    TEXT_AFTER_END,
    /** The two squares of a move are one. */
    SAME_SQUARE,
    /** A rank describes more than six squares. */
    RANK_TOO_LONG,
    /** A rank describes fewer than six squares. */
    RANK_TOO_SHORT,
    /** Two digits side by side, where one says the same. */
    ADJACENT_DIGITS,
    /** A totem stands on two squares. */
    TOTEM_TWICE,
    /** The text is well-formed, but its set-up has faults, so that it is no position. */
    INVALID_SETUP
}
