package io.github.oxono.examples;

import java.io.IOException;
import org.jline.terminal.spi.SystemStream;
import org.jline.terminal.spi.TerminalProvider;

/** Tells which of the standard streams a person sees. */
final class Terminals {
    private Terminals() {}

    static boolean isOutput() {
        return isTerminal(SystemStream.Output);
    }

    static boolean isError() {
        return isTerminal(SystemStream.Error);
    }

    /** Asks the operating system; Java's own console is none as soon as one of the streams is piped. */
    private static boolean isTerminal(SystemStream stream) {
        try {
            return TerminalProvider.load("exec").isSystemStream(stream);
        } catch (IOException fault) {
            return false;
        }
    }
}
