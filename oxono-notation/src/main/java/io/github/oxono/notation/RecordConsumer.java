package io.github.oxono.notation;

import java.io.IOException;
import java.util.Objects;
import java.util.stream.Stream;

/** Does something with a record that may fail. */
interface RecordConsumer {
    void accept(GameRecord record) throws IOException;

    /** Not by an iterator, for which a stream would hold all that one of its elements is flattened to. */
    static void forEach(Stream<GameRecord> records, RecordConsumer consumer) throws IOException {
        try {
            records.forEachOrdered(record -> {
                try {
                    consumer.accept(record);
                } catch (IOException exception) {
                    throw new Failure(exception);
                }
            });
        } catch (Failure failure) {
            throw failure.cause;
        }
    }

    /** Tells the consumer's own failure from one of the stream. */
    final class Failure extends RuntimeException {
        private static final long serialVersionUID = 1;

        private final transient IOException cause;

        Failure(IOException cause) {
            super(cause);
            this.cause = Objects.requireNonNull(cause);
        }
    }
}
