package io.github.oxono.notation;

import com.fasterxml.jackson.annotation.JsonAnySetter;
import org.jspecify.annotations.Nullable;

/** An object as Jackson hands it over. Its members have methods of their own, since Jackson 3 is slow without. */
abstract class JsonObject {
    private @Nullable String unknown;

    @JsonAnySetter
    final void unknown(String name, @Nullable Object value) {
        unknown = name;
    }

    final void requireNone(String known) {
        if (unknown != null) {
            throw IllegalRecordException.of(
                    RecordFault.MALFORMED_JSON, "found the member " + Quote.of(unknown) + ", expected only " + known);
        }
    }
}
