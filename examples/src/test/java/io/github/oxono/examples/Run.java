package io.github.oxono.examples;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine;

/** What a run of the command line gave. */
record Run(int status, String out, String err) {
    static Run of(String... args) {
        PrintStream before = System.out;
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        System.setOut(new PrintStream(out, true, StandardCharsets.UTF_8));
        try {
            StringWriter err = new StringWriter();
            CommandLine commandLine = Oxono.commandLine()
                    .setOut(new PrintWriter(System.out, true, StandardCharsets.UTF_8))
                    .setErr(new PrintWriter(err));
            return new Run(commandLine.execute(args), out.toString(StandardCharsets.UTF_8), err.toString());
        } finally {
            System.setOut(before);
        }
    }

    static Run withInput(String input, String... args) {
        InputStream before = System.in;
        System.setIn(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)));
        try {
            return of(args);
        } finally {
            System.setIn(before);
        }
    }

    static Run success(String out) {
        return new Run(0, out, "");
    }

    static Run failure(String err) {
        return new Run(1, "", err);
    }

    static Run usageError(String err) {
        return new Run(2, "", err);
    }
}
