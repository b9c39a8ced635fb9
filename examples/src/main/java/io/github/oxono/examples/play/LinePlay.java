package io.github.oxono.examples.play;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Plays a game line by line, where there is no terminal or none that can do more. */
final class LinePlay {
    private final Session<?, ?> session;
    private final BufferedReader in;
    private final PrintWriter out;
    private List<String> shown = List.of();

    LinePlay(Session<?, ?> session, BufferedReader in, PrintWriter out) {
        this.session = session;
        this.in = in;
        this.out = out;
    }

    /** Plays until the session is closed or the input ends. */
    void run() throws IOException {
        out.println(session.title());
        out.println("Enter a square, a whole move, or one of these words:");
        for (Command command : Command.values()) {
            out.println("  %-11s %s".formatted(words(command), command.help()));
        }
        while (!session.isClosed()) {
            show();
            String line = in.readLine();
            if (line == null) {
                return;
            }
            obey(line.strip());
        }
    }

    private static String words(Command command) {
        return command.word() + command.question().map(question -> " FILE").orElse("");
    }

    /** The board is drawn again only if it has changed. */
    private void show() {
        List<String> board = session.picture().lines().stream()
                .map(line -> line.toString().stripTrailing())
                .toList();
        if (!board.equals(shown)) {
            out.println();
            board.forEach(out::println);
        }
        shown = board;
        session.messages().forEach(out::println);
        out.println(session.prompt());
        out.flush();
    }

    private void obey(String line) {
        String[] parts = line.split(" +", 2);
        Optional<Command> command = Command.ofWord(parts[0]);
        String argument = Arrays.stream(parts).skip(1).findFirst().orElse("");
        if (command.isPresent()) {
            session.run(command.get(), argument);
        } else {
            session.enter(line);
        }
    }
}
