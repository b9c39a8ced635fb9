/**
 * Laws, generators and data to test anybody's implementation of Oxono with.
 *
 * <p>Only the package {@code io.github.oxono.testkit.jqwik} needs jqwik, which runs on the class path.
 */
module io.github.oxono.testkit {
    requires transitive io.github.oxono;
    requires io.github.oxono.notation;
    requires static net.jqwik.api; // neither passed on nor provided for: both would ask every user for jqwik
    requires static org.jspecify;

    exports io.github.oxono.testkit;
    exports io.github.oxono.testkit.data;
    exports io.github.oxono.testkit.game;
    exports io.github.oxono.testkit.jqwik;
}
