package io.github.oxono.notation;

import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Texts of any characters, and texts of what means something somewhere. */
final class RandomText {
    private static final int MOST = 40;
    private static final List<String> PIECES = List.of(
            "[",
            "]",
            "{",
            "}",
            "(",
            ")",
            "\"",
            "\\",
            "\n",
            "\r\n",
            "\r",
            " ",
            ",",
            ":",
            "/",
            "'",
            "1.",
            "1...",
            "Xd4e4",
            "X",
            "c4",
            "1-0",
            "*",
            "#",
            "=",
            "6",
            "p",
            "12",
            "0.5",
            "1e99",
            "null",
            "[Start \"6/6/2*X3/3*O2/6/6 p\"]\n",
            "[Start \"",
            "[%clk 0:00:01]",
            "[A \"b\"]",
            "('X', (1, 3), (2, 3)), 11.1\n",
            "timeout\n",
            "\"moves\":[",
            "{\"move\":\"Xd4e4\"}",
            "\"start\":\"6/6/2*X3/3*O2/6/6 p\"",
            "\"tags\":{",
            "\"result\":\"*\",\"reason\":\"unfinished\"",
            "\uFEFF",
            "\0",
            "\uD800");

    private final Random random;

    RandomText(Random random) {
        this.random = random;
    }

    String next() {
        return switch (random.nextInt(3)) {
            case 0 -> join(() -> String.valueOf((char) random.nextInt(Character.MAX_VALUE + 1)));
            case 1 -> join(() -> String.valueOf((char) random.nextInt(128)));
            default -> join(() -> PIECES.get(random.nextInt(PIECES.size())));
        };
    }

    private String join(Supplier<String> parts) {
        return Stream.generate(parts).limit(random.nextInt(MOST)).collect(Collectors.joining());
    }
}
