/** A server that speaks JSON with Jackson 2. */
module consumer {
    requires io.github.oxono.notation;
    requires com.fasterxml.jackson.databind;

    opens consumer to
            com.fasterxml.jackson.databind;
}
