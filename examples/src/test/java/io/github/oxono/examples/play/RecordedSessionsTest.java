package io.github.oxono.examples.play;

import static io.github.oxono.examples.play.Screens.ENTER;
import static io.github.oxono.examples.play.Screens.RIGHT;
import static io.github.oxono.examples.play.Screens.TAB;
import static io.github.oxono.examples.play.Screens.line;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.oxono.Game;
import io.github.oxono.Position;
import io.github.oxono.Symbol;
import io.github.oxono.examples.search.Level;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * Plays the sessions that are recorded in {@code sessions}, each to its end, and compares every screen. What was played
 * is left in {@code target/sessions}; copy it from there when the screens are to look different.
 */
class RecordedSessionsTest {
    @Test
    void a_game_of_oxono_against_the_computer() throws IOException {
        Session<?, ?> session =
                Sessions.against(Level.GREEDY, new OxonoBoard(), 0, Game.of(Position.initial(Symbol.X)));

        compare(
                "oxono.txt",
                record(session, List.of(line("d4"), TAB, ENTER, line("c6"), line("c4"), line("d6"), "u", "r")));
    }

    @Test
    void a_game_of_oware_against_the_computer() throws IOException {
        Session<?, ?> session = Sessions.against(
                Level.GREEDY,
                new OwareBoard(),
                0,
                io.github.oxono.examples.oware.Game.of(io.github.oxono.examples.oware.Position.initial()));

        compare("oware.txt", record(session, List.of(line("c"), RIGHT, ENTER, "p", "u", "r")));
    }

    /** After the keys that are given, the player asks for hints and follows them. */
    private static String record(Session<?, ?> session, List<String> keys) {
        Deque<String> rest = new ArrayDeque<>(keys);
        StringBuilder record = new StringBuilder();
        VirtualTerminal terminal = VirtualTerminal.of(Screens.SIZE, screen -> {
            Optional<String> key = Optional.ofNullable(rest.poll()).or(() -> next(screen));
            record.append(compact(screen))
                    .append(key.map(RecordedSessionsTest::name).orElse(""));
            return key;
        });
        ScreenPlay.run(terminal, session);
        return record.toString();
    }

    private static Optional<String> next(String screen) {
        if (screen.contains("The game is over")) {
            return Optional.of("q");
        }
        return Optional.of(screen.contains("\n> ") ? ENTER : "h");
    }

    private static String name(String key) {
        return "\n["
                + key.replace(TAB, "Tab")
                        .replace(RIGHT, "Right")
                        .replace(ENTER, " Enter")
                        .strip() + "]\n\n";
    }

    /** Without the empty lines, and the keys that stand below them. */
    private static String compact(String screen) {
        return screen.lines()
                .filter(line -> !line.isEmpty())
                .takeWhile(line -> !line.startsWith("u: undo"))
                .collect(Collectors.joining("\n", "", "\n"));
    }

    private static void compare(String name, String record) throws IOException {
        Path played = Path.of("target", "sessions", name);
        Files.createDirectories(played.getParent());
        Files.writeString(played, record);

        assertThat(record).isEqualTo(Files.readString(Path.of("sessions", name)));
    }
}
