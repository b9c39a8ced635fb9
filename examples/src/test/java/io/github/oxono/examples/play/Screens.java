package io.github.oxono.examples.play;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.jline.terminal.Size;

/** The screens of a session that is played by given keys. */
final class Screens {
    static final String ENTER = "\r";
    static final String TAB = "\t";
    static final String ESCAPE = "\033";
    static final String BACKSPACE = "\177";
    static final String UP = "\033[A";
    static final String DOWN = "\033[B";
    static final String RIGHT = "\033[C";
    static final String LEFT = "\033[D";
    static final Size SIZE = new Size(80, 24);

    private Screens() {}

    /** The first screen, and one after each key. */
    static List<String> of(Session<?, ?> session, String... keys) {
        List<String> screens = new ArrayList<>();
        Deque<String> rest = new ArrayDeque<>(List.of(keys));
        VirtualTerminal terminal = VirtualTerminal.of(SIZE, screen -> {
            screens.add(screen);
            return Optional.ofNullable(rest.poll());
        });
        ScreenPlay.run(terminal, session);
        return screens;
    }

    /** The screen after the last key. */
    static String last(Session<?, ?> session, String... keys) {
        List<String> screens = of(session, keys);
        return screens.get(screens.size() - 1);
    }

    /** The first button pressed and let go; row and column are counted from 0. */
    static String click(int row, int column) {
        String where = "" + (char) ('!' + column) + (char) ('!' + row);
        return "\033[M " + where + "\033[M#" + where;
    }

    /** As if typed, then Enter. */
    static String line(String text) {
        return text + ENTER;
    }
}
