/** A frontend on the terminal. */
module consumer {
    requires io.github.oxono.notation;
    requires io.github.oxono.testkit;
}
