package io.github.oxono.examples.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jline.keymap.BindingReader;
import org.jline.keymap.KeyMap;
import org.jline.terminal.Attributes;
import org.jline.terminal.MouseEvent;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.utils.Display;
import org.jline.utils.InfoCmp.Capability;
import org.jline.utils.ShutdownHooks;

/** Plays a game on a whole screen, key by key and click by click. */
final class ScreenPlay {
    private final Terminal terminal;
    private final Session<?, ?> session;
    private final Display display;
    private final BindingReader reader;
    private Size size;
    private String field;
    private Entry entry = Entry.EMPTY;

    private ScreenPlay(Terminal terminal, Session<?, ?> session) {
        this.terminal = terminal;
        this.session = session;
        display = new Display(terminal, true);
        reader = new BindingReader(terminal.reader());
        size = terminal.getSize();
        field = nextChoice(session.picture().cells().get(0).name());
    }

    /** Whether a terminal can show this: its cursor can be moved about. */
    static boolean isPossible(Terminal terminal) {
        return terminal.getStringCapability(Capability.cursor_address) != null;
    }

    /** Plays until the session is closed or the input ends, and leaves the terminal as it was. */
    static void run(Terminal terminal, Session<?, ?> session) {
        Attributes before = terminal.enterRawMode();
        ShutdownHooks.Task leaving = ShutdownHooks.add(() -> leave(terminal, before));
        try {
            enter(terminal);
            new ScreenPlay(terminal, session).play();
        } finally {
            ShutdownHooks.remove(leaving);
            leave(terminal, before);
        }
    }

    private static void enter(Terminal terminal) {
        Attributes attributes = terminal.getAttributes();
        // Ctrl-C is a key like the others, so that nothing ends halfway.
        attributes.setLocalFlag(Attributes.LocalFlag.ISIG, false);
        terminal.setAttributes(attributes);
        terminal.puts(Capability.enter_ca_mode);
        terminal.puts(Capability.keypad_xmit);
        terminal.trackMouse(Terminal.MouseTracking.Normal);
        terminal.flush();
    }

    private static void leave(Terminal terminal, Attributes before) {
        terminal.trackMouse(Terminal.MouseTracking.Off);
        terminal.puts(Capability.keypad_local);
        terminal.puts(Capability.exit_ca_mode);
        terminal.flush();
        terminal.setAttributes(before);
    }

    private void play() {
        terminal.handle(Terminal.Signal.WINCH, signal -> redraw());
        KeyMap<Key> keys = Key.map(terminal);
        redraw();
        while (!session.isClosed()) {
            Optional<Key> key = Optional.ofNullable(reader.readBinding(keys));
            press(key.orElse(Key.CLOSE));
        }
    }

    /** Everything anew, since the terminal may have moved what stood there. */
    private synchronized void redraw() {
        size = terminal.getSize();
        display.resize(size.getRows(), size.getColumns());
        display.clear();
        draw();
    }

    private void draw() {
        ScreenText text = ScreenText.of(session, field, entry, size);
        // The display changes the list while it looks for lines that have moved.
        display.update(new ArrayList<>(text.lines()), text.cursor());
    }

    private synchronized void press(Key key) {
        switch (key) {
            case UP -> move(Step.UP);
            case DOWN -> move(Step.DOWN);
            case LEFT -> move(Step.LEFT);
            case RIGHT -> move(Step.RIGHT);
            case NEXT -> field = nextChoice(field);
            case ENTER -> enter();
            case ERASE -> erase();
            case CANCEL -> cancel();
            case CLICK -> click();
            case CHARACTER -> type(reader.getLastBinding());
            case CLOSE -> run(Command.QUIT, "");
        }
        draw();
    }

    private void move(Step step) {
        Picture picture = session.picture();
        field = picture.next(picture.cell(field), step).name();
    }

    /** The choice after a field, in the order of the choices; the field itself if there is none. */
    private String nextChoice(String from) {
        List<String> choices = session.choices();
        return choices.isEmpty() ? from : choices.get((choices.indexOf(from) + 1) % choices.size());
    }

    private void enter() {
        Entry entered = entry;
        entry = Entry.EMPTY;
        if (entered.isEmpty()) {
            session.enter(field);
        } else if (entered.command().isPresent()) {
            run(entered.command().get(), entered.text());
        } else {
            session.enter(entered.text());
        }
    }

    private void erase() {
        if (entry.text().isEmpty()) {
            cancel();
        } else {
            entry = entry.shorter();
        }
    }

    private void cancel() {
        if (entry.isEmpty()) {
            run(Command.BACK, "");
        }
        entry = Entry.EMPTY;
    }

    private void click() {
        MouseEvent event = terminal.readMouseEvent(reader::readCharacter);
        if (event.getType() == MouseEvent.Type.Pressed && event.getButton() == MouseEvent.Button.Button1) {
            session.picture()
                    .cellAt(event.getY() - ScreenText.BOARD_ROW, event.getX())
                    .ifPresent(this::choose);
        }
    }

    private void choose(Cell cell) {
        field = cell.name();
        entry = Entry.EMPTY;
        session.enter(field);
    }

    private void type(String typed) {
        Optional<Command> command = entry.isEmpty() ? Command.ofKey(typed) : Optional.empty();
        if (command.isEmpty()) {
            entry = entry.with(typed);
        } else if (command.get().question().isPresent()) {
            entry = Entry.to(command.get());
        } else {
            run(command.get(), "");
        }
    }

    /** A hint is typed for the player, who plays it with Enter. */
    private void run(Command command, String argument) {
        session.run(command, argument);
        entry = session.hint().map(Entry::of).orElse(Entry.EMPTY);
    }
}
