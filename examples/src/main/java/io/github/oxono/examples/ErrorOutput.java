package io.github.oxono.examples;

import java.io.PrintWriter;
import me.tongfei.progressbar.ProgressBarConsumer;

/** The standard error: lines that stay, and below them a progress bar that goes. */
final class ErrorOutput implements ProgressBarConsumer {
    /** Of a terminal that is 80 wide; on a narrower one the bar is cut. */
    private static final int BAR_LENGTH = 79;

    private static final String ERASE_LINE = "\r\u001b[K";
    private static final String CUT_AT_EDGE = "\u001b[?7l";
    private static final String WRAP_AT_EDGE = "\u001b[?7h";

    private final PrintWriter err;
    private boolean hasBar;
    private boolean isBarClosed;

    ErrorOutput(PrintWriter err) {
        this.err = err;
    }

    synchronized void println(String line) {
        clear();
        err.println(line);
    }

    @Override
    public int getMaxRenderedLength() {
        return BAR_LENGTH;
    }

    /** The bar's own thread may come once more after the bar is closed; then nothing is shown. */
    @Override
    public synchronized void accept(String bar) {
        if (isBarClosed) {
            return;
        }
        err.print(ERASE_LINE + CUT_AT_EDGE + bar + WRAP_AT_EDGE);
        err.flush();
        hasBar = true;
    }

    @Override
    public synchronized void clear() {
        if (hasBar) {
            err.print(ERASE_LINE);
            err.flush();
        }
        hasBar = false;
    }

    @Override
    public synchronized void close() {
        clear();
        isBarClosed = true;
    }
}
