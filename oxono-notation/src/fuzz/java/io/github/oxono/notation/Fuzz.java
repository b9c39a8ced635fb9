package io.github.oxono.notation;

import java.util.Optional;
import java.util.function.Function;

/** What the fuzz targets have in common. */
final class Fuzz {
    private Fuzz() {}

    /** Reads a text in either way. */
    @FunctionalInterface
    interface Reader<T> {
        Reading<T> read(String text, Strictness strictness);
    }

    /** What is read is read again from its canonical text, which is the only one that strict reading accepts. */
    static <T> void requireCanonical(String text, Reader<T> reader, Function<T, String> writer) {
        requireReadAgain(text, reader, writer);
        read(text, Strictness.STRICT, reader)
                .ifPresent(reading -> require(writer.apply(reading.value()).equals(text), text));
    }

    /** What is read is read again from what is written of it. */
    static <T> void requireReadAgain(String text, Reader<T> reader, Function<T, String> writer) {
        for (Strictness strictness : Strictness.values()) {
            read(text, strictness, reader).ifPresent(reading -> {
                String written = writer.apply(reading.value());
                Reading<T> again = reader.read(written, Strictness.STRICT);
                require(again.value().equals(reading.value()), text);
            });
        }
    }

    /** Empty if the text is refused by the one typed error. */
    private static <T> Optional<Reading<T>> read(String text, Strictness strictness, Reader<T> reader) {
        try {
            return Optional.of(reader.read(text, strictness));
        } catch (NotationException refused) {
            require(refused.location().offset() <= text.length(), text);
            return Optional.empty();
        }
    }

    /** Ends the fuzzing, which keeps the input, unless the condition holds. */
    static void require(boolean condition, String text) {
        if (!condition) {
            throw new AssertionError(text);
        }
    }
}
