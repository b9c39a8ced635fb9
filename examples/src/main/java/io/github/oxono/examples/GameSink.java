package io.github.oxono.examples;

import io.github.oxono.notation.GameRecord;

/** Takes games, one after the other. */
interface GameSink {
    /**
     * Tells whether a game is wanted; one that is not is passed over, whatever is wrong with it.
     *
     * @param number its place in its file, from 1
     */
    default boolean isWanted(long number) {
        return true;
    }

    /**
     * Takes a game.
     *
     * @param title the name of its file, with its number in there if there can be others
     * @param record the game
     * @throws io.github.oxono.notation.UnwritableRecordException if the sink's format cannot say what the record says
     * @throws OutputException if nothing can be written any more
     */
    void accept(String title, GameRecord record);
}
