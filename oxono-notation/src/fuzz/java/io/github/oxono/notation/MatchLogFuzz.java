package io.github.oxono.notation;

import static java.nio.charset.StandardCharsets.UTF_8;

/** Any text as a match log. */
final class MatchLogFuzz {
    private MatchLogFuzz() {}

    /** Called by the fuzzer. */
    public static void fuzzerTestOneInput(byte[] data) {
        Fuzz.<GameRecord>requireReadAgain(new String(data, UTF_8), MatchLog::read, MatchLog::write);
    }
}
