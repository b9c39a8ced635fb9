package io.github.oxono.examples;

import io.github.oxono.notation.GameRecord;

/** Writes games, one after the other; throws {@link OutputException} when nothing can be written any more. */
interface GameWriter extends AutoCloseable {
    /** Writes a game; throws {@link io.github.oxono.notation.UnwritableRecordException} if the format cannot say it. */
    void write(GameRecord record);

    @Override
    void close();
}
