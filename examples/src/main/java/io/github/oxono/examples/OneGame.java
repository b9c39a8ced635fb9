package io.github.oxono.examples;

import io.github.oxono.notation.GameRecord;
import java.util.Optional;

/** Takes one game of a file, by its number, and has nothing read after it. */
final class OneGame implements GameSink {
    private final long wanted;
    private Optional<GameRecord> record = Optional.empty();

    OneGame(long wanted) {
        this.wanted = wanted;
    }

    @Override
    public boolean isWanted(long number) {
        return number == wanted;
    }

    @Override
    public void accept(String title, GameRecord game) {
        record = Optional.of(game);
        throw new StoppedException();
    }

    Optional<GameRecord> record() {
        return record;
    }
}
