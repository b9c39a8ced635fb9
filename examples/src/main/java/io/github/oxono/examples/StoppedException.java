package io.github.oxono.examples;

/** Thrown to read nothing more, when the reason is reported already. */
final class StoppedException extends RuntimeException {
    private static final long serialVersionUID = 1;
}
