package io.github.oxono.notation;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.StringReader;
import java.util.stream.Stream;

/** Any text as a game, and as an archive of games that leaves out what it cannot read. */
final class GameTextFuzz {
    private GameTextFuzz() {}

    /** Called by the fuzzer. */
    public static void fuzzerTestOneInput(byte[] data) {
        String text = new String(data, UTF_8);
        Fuzz.<GameRecord>requireCanonical(text, GameText::read, GameText::write);
        for (Strictness strictness : Strictness.values()) {
            try (Stream<Reading<GameRecord>> games =
                    GameText.stream(new StringReader(text), strictness, ErrorPolicy.SKIP)) {
                Fuzz.require(games.count() <= text.length(), text);
            }
        }
    }
}
