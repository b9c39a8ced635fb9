package io.github.oxono.examples.play;

import org.jline.keymap.KeyMap;
import org.jline.terminal.Terminal;
import org.jline.utils.InfoCmp.Capability;

/** What the keys of a terminal mean. */
enum Key {
    UP,
    DOWN,
    LEFT,
    RIGHT,
    NEXT,
    ENTER,
    ERASE,
    CANCEL,
    CLICK,
    CHARACTER,
    CLOSE;

    /** Of terminals that tell where the mouse is, whatever their description says. */
    private static final String MOUSE_REPORT = "\033[M";

    /** Long enough for the rest of a key's sequence to come, too short to be felt. */
    private static final long MILLISECONDS_AFTER_ESCAPE = 100;

    static KeyMap<Key> map(Terminal terminal) {
        KeyMap<Key> keys = new KeyMap<>();
        keys.setAmbiguousTimeout(MILLISECONDS_AFTER_ESCAPE);
        keys.setUnicode(CHARACTER);
        keys.bind(CHARACTER, KeyMap.range(" -~"));
        // Many terminals send one kind of arrow and describe the other.
        keys.bind(UP, "\033[A", "\033OA", KeyMap.key(terminal, Capability.key_up));
        keys.bind(DOWN, "\033[B", "\033OB", KeyMap.key(terminal, Capability.key_down));
        keys.bind(RIGHT, "\033[C", "\033OC", KeyMap.key(terminal, Capability.key_right));
        keys.bind(LEFT, "\033[D", "\033OD", KeyMap.key(terminal, Capability.key_left));
        keys.bind(NEXT, "\t");
        keys.bind(ENTER, "\r", "\n");
        keys.bind(ERASE, KeyMap.del(), KeyMap.ctrl('H'));
        keys.bind(CANCEL, KeyMap.esc());
        keys.bind(CLICK, MOUSE_REPORT);
        keys.bind(CLOSE, KeyMap.ctrl('C'), KeyMap.ctrl('D'));
        return keys;
    }
}
