package io.github.oxono.examples;

import java.io.BufferedWriter;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;

/** A file, or the standard output, that is written in UTF-8 whatever the terminal's encoding is. */
final class Target implements AutoCloseable {
    private final Writer writer;
    private final Function<IOException, OutputException> explain;

    private Target(Writer writer, Function<IOException, OutputException> explain) {
        this.writer = writer;
        this.explain = explain;
    }

    static Target of(Optional<Path> file) {
        return file.map(Target::file).orElseGet(Target::standardOutput);
    }

    static Target standardOutput() {
        Writer writer = new OutputStreamWriter(new Checked(System.out), StandardCharsets.UTF_8);
        return new Target(new BufferedWriter(writer), fault -> OutputException.ofStandardOutput());
    }

    private static Target file(Path file) {
        try {
            return new Target(Files.newBufferedWriter(file), fault -> OutputException.of(file, fault));
        } catch (IOException fault) {
            throw OutputException.of(file, fault);
        }
    }

    /** Something that writes and can fail. */
    interface Writing {
        void to(Appendable target) throws IOException;
    }

    void write(Writing writing) {
        try {
            writing.to(writer);
        } catch (IOException fault) {
            throw explain.apply(fault);
        }
    }

    @Override
    public void close() {
        try {
            writer.close();
        } catch (IOException fault) {
            throw explain.apply(fault);
        }
    }

    /** Fails where a {@link PrintStream} only remembers that it did; never closes it. */
    private static final class Checked extends FilterOutputStream {
        private final PrintStream stream;

        Checked(PrintStream stream) {
            super(stream);
            this.stream = stream;
        }

        @Override
        public void write(byte[] bytes, int from, int length) throws IOException {
            stream.write(bytes, from, length);
            flush();
        }

        @Override
        public void flush() throws IOException {
            if (stream.checkError()) {
                throw new IOException("broken");
            }
        }

        @Override
        public void close() throws IOException {
            flush();
        }
    }
}
