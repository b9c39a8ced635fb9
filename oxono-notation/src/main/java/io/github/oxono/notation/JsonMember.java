package io.github.oxono.notation;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Reads members of an object that Jackson hands over.
 *
 * <p>Their values come as they are, so that no setting of a mapper turns one type into another, and are looked at when
 * they are asked for. Constants stand for what is no value.
 */
enum JsonMember {
    MISSING,
    NULL,
    REPEATED;

    /** The value of a member that came with a value, when it was something before. */
    static Object next(Object before, @Nullable Object value) {
        if (before != MISSING) {
            return REPEATED;
        }
        return value == null ? NULL : value;
    }

    static Optional<String> text(String name, Object value) {
        return as(String.class, "a string", name, value);
    }

    static <T> Optional<T> read(String name, Object value, Function<String, T> reader) {
        return text(name, value).map(text -> readText(name, text, reader));
    }

    static <T> T require(String name, Object value, Function<String, T> reader) {
        return readText(name, requireText(name, value), reader);
    }

    static String requireText(String name, Object value) {
        return text(name, value).orElseThrow(() -> missing(name));
    }

    static List<?> requireArray(String name, Object value) {
        return as(List.class, "an array", name, value).orElseThrow(() -> missing(name));
    }

    static <T> Optional<T> as(Class<T> type, String expected, String name, Object value) {
        if (value == MISSING) {
            return Optional.empty();
        }
        if (value == REPEATED) {
            throw fault("found the member " + Quote.of(name) + " twice, expected it once");
        }
        if (!type.isInstance(value)) {
            throw fault("%s: found %s, expected %s".formatted(name, describe(value), expected));
        }
        return Optional.of(type.cast(value));
    }

    private static <T> T readText(String name, String text, Function<String, T> reader) {
        try {
            return reader.apply(text);
        } catch (NotationException exception) {
            IllegalRecordException fault = fault(name + ": " + exception.sentence());
            fault.initCause(exception);
            throw fault;
        }
    }

    private static String describe(Object value) {
        if (value instanceof String text) {
            return Quote.of(text);
        }
        if (value instanceof List) {
            return "an array";
        }
        boolean isObject = value instanceof Map || value instanceof JsonObject;
        return isObject ? "an object" : value.toString().toLowerCase(Locale.ROOT);
    }

    private static IllegalRecordException missing(String name) {
        return fault("found no member " + Quote.of(name) + ", expected one");
    }

    private static IllegalRecordException fault(String message) {
        return IllegalRecordException.of(RecordFault.MALFORMED_JSON, message);
    }
}
