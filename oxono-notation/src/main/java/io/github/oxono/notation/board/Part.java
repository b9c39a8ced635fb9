package io.github.oxono.notation.board;

/** What may stand around a board, or be left out. An enum: compare with {@code ==}. */
public enum Part {
    /** The names of the files below the board and of the ranks to its left. */
    COORDINATES,
    /** The pieces that each player has yet to place, on that player's side, with a mark for the player to move. */
    RESERVES
}
