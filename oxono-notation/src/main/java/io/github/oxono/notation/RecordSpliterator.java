package io.github.oxono.notation;

import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.util.Objects;
import java.util.Optional;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** Hands out one game after the other, and the errors between them to a policy. */
final class RecordSpliterator extends Spliterators.AbstractSpliterator<Reading<GameRecord>> {
    private final Supplier<Optional<Reading<GameRecord>>> source;
    private final ErrorPolicy policy;
    private boolean ended;

    /** The source gives nothing at the end; after an error it can be asked for the game behind. */
    private RecordSpliterator(Supplier<Optional<Reading<GameRecord>>> source, ErrorPolicy policy) {
        super(Long.MAX_VALUE, Spliterator.ORDERED | Spliterator.NONNULL);
        this.source = source;
        this.policy = Objects.requireNonNull(policy);
    }

    /** The games as a stream with which the reader behind the source is closed. */
    static Stream<Reading<GameRecord>> stream(
            Supplier<Optional<Reading<GameRecord>>> source, ErrorPolicy policy, Reader reader) {
        return StreamSupport.stream(new RecordSpliterator(source, policy), false)
                .onClose(() -> close(reader));
    }

    private static void close(Reader reader) {
        try {
            reader.close();
        } catch (IOException exception) {
            throw new UncheckedIOException(exception);
        }
    }

    @Override
    public boolean tryAdvance(Consumer<? super Reading<GameRecord>> action) {
        while (!ended) {
            Optional<Reading<GameRecord>> next = tryNext();
            if (next.isPresent()) {
                action.accept(next.get());
                return true;
            }
        }
        return false;
    }

    private Optional<Reading<GameRecord>> tryNext() {
        try {
            Optional<Reading<GameRecord>> next = source.get();
            ended = next.isEmpty();
            return next;
        } catch (NotationException error) {
            // A policy that throws ends the stream.
            ended = true;
            policy.handle(error);
            ended = false;
            return Optional.empty();
        }
    }
}
