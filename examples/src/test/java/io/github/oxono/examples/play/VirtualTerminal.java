package io.github.oxono.examples.play;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jline.builtins.ScreenTerminal;
import org.jline.terminal.Size;
import org.jline.terminal.impl.LineDisciplineTerminal;
import org.jline.utils.NonBlockingReader;

/**
 * A terminal without a person: whenever it is asked for a key, a typist looks at the screen and presses the next one. So
 * nothing waits, and nothing depends on how fast it goes.
 */
final class VirtualTerminal extends LineDisciplineTerminal {
    private final ByteArrayOutputStream output;
    private final ScreenTerminal screen;
    private final Function<String, Optional<String>> typist;

    private VirtualTerminal(ByteArrayOutputStream output, Size size, Function<String, Optional<String>> typist)
            throws IOException {
        super("virtual", "screen-256color", output, StandardCharsets.UTF_8);
        this.output = output;
        this.typist = typist;
        setSize(size);
        screen = new ScreenTerminal(size.getColumns(), size.getRows());
    }

    /** The typist is given the screen, and ends the input by giving no key. */
    static VirtualTerminal of(Size size, Function<String, Optional<String>> typist) {
        try {
            return new VirtualTerminal(new ByteArrayOutputStream(), size, typist);
        } catch (IOException fault) {
            throw new UncheckedIOException(fault);
        }
    }

    /** What is seen, without blanks at the ends of lines. */
    String screen() {
        flush();
        screen.write(output.toString(StandardCharsets.UTF_8));
        output.reset();
        return screen.toString().lines().map(String::stripTrailing).collect(Collectors.joining("\n", "", "\n"));
    }

    void resize(Size size) {
        setSize(size);
        screen.setSize(size.getColumns(), size.getRows());
        raise(Signal.WINCH);
    }

    @Override
    public NonBlockingReader reader() {
        return new Keys();
    }

    /** The characters of one key after the other. */
    private final class Keys extends NonBlockingReader {
        private final StringBuilder pending = new StringBuilder();

        @Override
        protected int read(long timeout, boolean isPeek) {
            if (pending.length() == 0) {
                if (isPeek) {
                    return READ_EXPIRED;
                }
                typist.apply(screen()).ifPresent(pending::append);
            }
            if (pending.length() == 0) {
                return EOF;
            }
            char next = pending.charAt(0);
            if (!isPeek) {
                pending.deleteCharAt(0);
            }
            return next;
        }

        @Override
        public int readBuffered(char[] buffer, int offset, int length, long timeout) {
            throw new UnsupportedOperationException();
        }

        @Override
        public void close() {}
    }
}
