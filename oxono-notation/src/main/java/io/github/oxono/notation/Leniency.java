package io.github.oxono.notation;

/**
 * What lenient reading tolerates: a closed list. Each changes the spelling, none the meaning.
 *
 * <p>An enum: compare with {@code ==}.
 */
public enum Leniency {
    /** A letter in the other case, where it cannot matter: never that of a piece. */
    LETTER_CASE,
    /** Spaces, tabs, line ends and blank lines that are missing, or more than are needed. */
    SPACE,
    /** The line ends of other systems, and a byte order mark at the start of the text. */
    LINE_END,
    /** Other signs between the parts of a move or a date, or between ranks. */
    SEPARATOR,
    /** A totem written as {@code [X]}, or in a move as {@code *X}. */
    TOTEM_STYLE,
    /** The square that the totem leaves, written before the one that it goes to. */
    ORIGIN_SQUARE,
    /** Free squares written as dots or hyphens or by more than one digit, or left out at the end of a rank. */
    FREE_SQUARES,
    /** The player to move written as a word, or left out where the pieces tell. */
    PLAYER,
    /** Tags in another order. */
    TAG_ORDER,
    /** A tag line spelled differently. */
    TAG_SPELLING,
    /** A tag line that cannot be understood, or whose value cannot be what it stands for; it is left out. */
    MALFORMED_TAG,
    /** A tag that says nothing new, or that nothing is known; it is left out. */
    NEEDLESS_TAG,
    /** A move's number that is missing, needless, without its points or joined to the move. */
    NUMBER,
    /** The mark of a move that ends the game, missing; or one after a move that is read alone, where nothing tells. */
    MARK,
    /** A comment that is empty, in parts, or spelled differently. */
    COMMENT,
    /** A result spelled differently. */
    RESULT,
    /** A line of a match log spelled differently. */
    LINE_SPELLING
}
