/** Laws, generators and data to test anybody's implementation of Oxono with. */
module io.github.oxono.testkit {
    requires transitive io.github.oxono;
    requires static org.jspecify;

    exports io.github.oxono.testkit;
    exports io.github.oxono.testkit.game;
}
