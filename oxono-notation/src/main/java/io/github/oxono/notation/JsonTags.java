package io.github.oxono.notation;

import com.fasterxml.jackson.annotation.JsonAnySetter;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** The further tags as Jackson hands them over, member by member. */
final class JsonTags {
    private final Map<String, Object> members = new LinkedHashMap<>();

    JsonTags() {}

    @JsonAnySetter
    void tag(String name, @Nullable Object value) {
        Object before = members.getOrDefault(name, JsonMember.MISSING);
        members.put(name, JsonMember.next(before, value));
    }

    void forEach(BiConsumer<String, String> action) {
        members.forEach((name, value) -> action.accept(name, JsonMember.requireText(name, value)));
    }
}
