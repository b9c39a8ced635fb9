package io.github.oxono.examples;

import java.io.IOException;

/** Tells what is wrong, and remembers it for the exit status. */
final class Reporter {
    static final int DONE = 0;
    static final int WRONG = 1;

    private final ErrorOutput err;
    private final OnError onError;
    private int status = DONE;
    private long leftOut;

    Reporter(ErrorOutput err, OnError onError) {
        this.err = err;
        this.onError = onError;
    }

    /** Of a game, or of a file that holds none; throws {@link StoppedException} if nothing is to be read after it. */
    void wrong(String source, String problem) {
        if (onError == OnError.SKIP) {
            leftOut++;
        } else {
            fail(source, problem);
        }
    }

    /** Of a file that is not there and the like; never skipped, since nobody knows what is in it. */
    void unreadable(String source, IOException fault) {
        fail(source, IoFault.reason(fault));
    }

    private void fail(String source, String problem) {
        report(source + ": " + problem);
        if (onError == OnError.STOP) {
            throw new StoppedException();
        }
    }

    void unwritable(OutputException fault) {
        report(String.valueOf(fault.getMessage()));
    }

    private void report(String line) {
        err.println(line);
        status = WRONG;
    }

    /** Of what is read all the same. */
    void tolerated(String source, Tolerances tolerances) {
        tolerances.lines().forEach(line -> err.println(source + ": tolerated at " + line));
    }

    /** Whether nothing is wrong so far. */
    boolean isContent() {
        return status == DONE;
    }

    /** Tells at the end what was passed over in silence. */
    int conclude() {
        if (leftOut > 0) {
            err.println("left out: " + leftOut);
        }
        return status;
    }
}
