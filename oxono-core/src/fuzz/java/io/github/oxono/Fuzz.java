package io.github.oxono;

/** What the fuzz targets have in common. */
final class Fuzz {
    private Fuzz() {}

    /** Ends the fuzzing, which keeps the input, unless the condition holds. */
    static void require(boolean condition, String what, Object where) {
        if (!condition) {
            throw new AssertionError(what + " in " + where);
        }
    }
}
