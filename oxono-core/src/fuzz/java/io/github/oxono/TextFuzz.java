package io.github.oxono;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.List;
import java.util.function.Function;

/** Any text is refused by the one typed error, or is the very text that its value writes. */
final class TextFuzz {
    private static final List<Function<String, Object>> READERS =
            List.of(Square::parse, Move::parse, Setup::parse, Position::parse);

    private TextFuzz() {}

    /** Called by the fuzzer. */
    public static void fuzzerTestOneInput(byte[] data) {
        String text = new String(data, UTF_8);
        for (Function<String, Object> reader : READERS) {
            try {
                Object value = reader.apply(text);
                Fuzz.require(value.toString().equals(text), value.toString(), text);
            } catch (OxonoParseException refused) {
                Fuzz.require(refused.offset() <= text.length(), "offset " + refused.offset(), text);
            }
        }
    }
}
