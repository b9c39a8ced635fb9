package io.github.oxono.notation;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.oxono.Move;
import io.github.oxono.Position;
import io.github.oxono.Setup;
import java.util.List;

/** Any text as a move, a position, a set-up or a time control. */
final class PartFuzz {
    private PartFuzz() {}

    /** Called by the fuzzer. */
    public static void fuzzerTestOneInput(byte[] data) {
        String text = new String(data, UTF_8);
        Fuzz.requireCanonical(text, MoveText::read, Move::toString);
        Fuzz.requireCanonical(text, PositionText::read, Position::toString);
        Fuzz.requireCanonical(text, PositionText::readSetup, Setup::toString);
        Fuzz.requireCanonical(text, PartFuzz::readTimeControl, TimeControl::toString);
    }

    private static Reading<TimeControl> readTimeControl(String text, Strictness strictness) {
        return new Reading<>(TimeControl.parse(text), List.of());
    }
}
