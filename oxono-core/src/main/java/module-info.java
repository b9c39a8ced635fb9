/**
 * The rules of the board game Oxono as immutable values.
 *
 * <p>Needs nothing at run time beside the Java platform.
 */
module io.github.oxono {
    requires static org.immutables.value.annotations;
    requires static org.jspecify;

    exports io.github.oxono;
}
