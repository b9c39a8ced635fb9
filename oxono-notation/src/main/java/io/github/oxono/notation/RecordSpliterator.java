package io.github.oxono.notation;

import java.util.Objects;
import java.util.Optional;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Hands out one game after the other, and the errors between them to a policy. */
final class RecordSpliterator extends Spliterators.AbstractSpliterator<Reading<GameRecord>> {
    private final Supplier<Optional<Reading<GameRecord>>> source;
    private final ErrorPolicy policy;
    private boolean ended;

    /** The source gives nothing at the end; after an error it can be asked for the game behind. */
    RecordSpliterator(Supplier<Optional<Reading<GameRecord>>> source, ErrorPolicy policy) {
        super(Long.MAX_VALUE, Spliterator.ORDERED | Spliterator.NONNULL);
        this.source = source;
        this.policy = Objects.requireNonNull(policy);
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
