/** Programs that use the rules of Oxono as a stranger would. */
module io.github.oxono.examples {
    requires info.picocli;
    requires io.github.oxono.notation;
    requires io.github.oxono.testkit;
    requires me.tongfei.progressbar;
    requires org.jline.reader;
    requires org.jline.terminal;
    requires tools.jackson.databind;
    requires static org.jspecify;

    opens io.github.oxono.examples to
            info.picocli;
    opens io.github.oxono.examples.play to
            info.picocli;
}
