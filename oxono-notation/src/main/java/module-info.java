/**
 * Moves, positions and game records of the board game Oxono as text, and pictures of its boards.
 *
 * <p>Needs the rules and Jackson's annotations at run time; Jackson itself, 2 or 3, is the user's choice.
 */
@SuppressWarnings("module") // one of the two Jacksons is always missing
module io.github.oxono.notation {
    requires transitive io.github.oxono;
    requires com.fasterxml.jackson.annotation;
    requires java.xml;
    requires static org.immutables.value.annotations;
    requires static org.jspecify;

    exports io.github.oxono.notation;
    exports io.github.oxono.notation.board;

    opens io.github.oxono.notation to
            com.fasterxml.jackson.databind,
            tools.jackson.databind;
}
