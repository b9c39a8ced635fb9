/**
 * Laws, generators and data to test anybody's implementation of Oxono with.
 *
 * <p>Only the package {@code io.github.oxono.testkit.jqwik} needs jqwik.
 */
module io.github.oxono.testkit {
    requires transitive io.github.oxono;
    requires static net.jqwik.api;
    requires static org.jspecify;

    exports io.github.oxono.testkit;
    exports io.github.oxono.testkit.data;
    exports io.github.oxono.testkit.game;
    exports io.github.oxono.testkit.jqwik;

    provides net.jqwik.api.providers.ArbitraryProvider with
            io.github.oxono.testkit.jqwik.OxonoArbitraryProvider;
}
