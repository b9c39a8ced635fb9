package io.github.oxono.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Changes one place in a JSON text: a value becomes another or goes, or a member has another name. */
final class JsonMutation {
    private static final JsonMapper MAPPER = new JsonMapper();
    private static final String[] VALUES = {
        "null", "true", "0", "1.5", "\"\"", "[]", "{}", "\"x\"", "\"1-0\"", "\"time\"", "[null]", "{\"move\":\"Xd4e4\"}"
    };
    private static final String[] NAMES = {
        "",
        "x",
        "event",
        "date",
        "pink",
        "Pink",
        "timeControl",
        "tags",
        "moves",
        "move",
        "clock",
        "comment",
        "result",
        "Start"
    };

    private final Random random;

    JsonMutation(Random random) {
        this.random = random;
    }

    String of(String json) {
        JsonNode tree = MAPPER.readTree(json);
        List<Consumer<JsonNode>> places = new ArrayList<>();
        gather(tree, places);
        any(places).accept(MAPPER.readTree(any(VALUES)));
        return tree.toString();
    }

    /** All places in a tree that can hold something else; each takes a value for it. */
    private void gather(JsonNode node, List<Consumer<JsonNode>> places) {
        if (node instanceof ObjectNode object) {
            object.properties().forEach(member -> {
                places.add(value -> change(object, member.getKey(), value));
                gather(member.getValue(), places);
            });
        } else if (node instanceof ArrayNode array) {
            for (int index = 0; index < array.size(); index++) {
                int at = index;
                places.add(value -> array.set(at, value));
                gather(array.get(index), places);
            }
        }
    }

    private void change(ObjectNode object, String name, JsonNode value) {
        JsonNode before = object.get(name);
        switch (random.nextInt(4)) {
            case 0 -> object.set(name, value);
            case 1 -> object.remove(name);
            case 2 -> object.set(any(NAMES), object.remove(name));
            default -> object.put(name, before.isString() ? new Mutation(random).of(before.asString()) : "");
        }
    }

    private <T> T any(List<T> values) {
        return values.get(random.nextInt(values.size()));
    }

    private String any(String[] values) {
        return values[random.nextInt(values.length)];
    }
}
