/**
 * Moves, positions and game records of the board game Oxono as text.
 *
 * <p>Needs the rules, and nothing else at run time.
 */
module io.github.oxono.notation {
    requires transitive io.github.oxono;
    requires static org.immutables.value.annotations;
    requires static org.jspecify;

    exports io.github.oxono.notation;
}
