package io.github.oxono.examples;

import java.io.IOException;
import java.nio.file.Path;

/** Thrown when nothing can be written any more. */
final class OutputException extends RuntimeException {
    private static final long serialVersionUID = 1;

    OutputException(String target, String reason) {
        super(target + ": " + reason);
    }

    static OutputException of(Path target, IOException fault) {
        return new OutputException(target.toString(), IoFault.reason(fault));
    }

    /** Whoever reads it went away, or there is no space; Java does not tell which. */
    static OutputException ofStandardOutput() {
        return new OutputException("standard output", "cannot be written to any more");
    }
}
