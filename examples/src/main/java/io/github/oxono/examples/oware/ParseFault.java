package io.github.oxono.examples.oware;

/** What can be wrong with the text of a house, a position or a game. An enum: compare with {@code ==}. */
public enum ParseFault {
    /** A character that cannot stand where it stands. */
    UNEXPECTED_CHARACTER,
    /** The text ends too early. */
    UNEXPECTED_END,
    /** Something follows a text that is complete. */
    TEXT_AFTER_END,
    /** The seeds in the houses and those captured are not 48 in all (W1). */
    WRONG_NUMBER_OF_SEEDS,
    /** Nobody has won, and yet the player to move has no move: the seeds on that side have to be taken (W6). */
    NO_MOVE,
    /** The rules refuse a move of the game. */
    ILLEGAL_MOVE
}
