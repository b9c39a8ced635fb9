/** A server that speaks JSON with Jackson 3. */
module consumer {
    requires io.github.oxono.notation;
    requires tools.jackson.databind;

    opens consumer to
            tools.jackson.databind;
}
