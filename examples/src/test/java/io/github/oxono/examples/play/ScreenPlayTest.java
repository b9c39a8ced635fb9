package io.github.oxono.examples.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.oxono.Position;
import io.github.oxono.Square;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.jline.terminal.Attributes;
import org.jline.terminal.Size;
import org.jline.utils.AttributedString;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ScreenPlayTest {
    @ParameterizedTest
    @ValueSource(strings = {"q", "\003", "\004", ""})
    void the_terminal_is_left_as_it_was(String last) {
        List<Boolean> signals = new ArrayList<>();
        Deque<String> keys = new ArrayDeque<>(List.of("\t", last));
        List<VirtualTerminal> terminals = new ArrayList<>();
        VirtualTerminal terminal = VirtualTerminal.of(Screens.SIZE, screen -> {
            signals.add(terminals.get(0).getAttributes().getLocalFlag(Attributes.LocalFlag.ISIG));
            return Optional.ofNullable(keys.poll());
        });
        terminals.add(terminal);
        Attributes before = terminal.getAttributes();

        ScreenPlay.run(terminal, Sessions.oxono());

        assertThat(signals).as("Ctrl-C ends the program by itself").containsOnly(false);
        assertThat(terminal.getAttributes().getLocalFlags()).isEqualTo(before.getLocalFlags());
        assertThat(terminal.getAttributes().getInputFlags()).isEqualTo(before.getInputFlags());
        assertThat(terminal.screen()).as("the other screen is back").isBlank();
    }

    @Test
    void the_screen_is_drawn_anew_when_its_size_changes() {
        List<String> screens = new ArrayList<>();
        List<VirtualTerminal> terminals = new ArrayList<>();
        VirtualTerminal terminal = VirtualTerminal.of(Screens.SIZE, screen -> {
            terminals.get(0).resize(new Size(40, 16));
            screens.add(terminals.get(0).screen());
            return Optional.empty();
        });
        terminals.add(terminal);

        ScreenPlay.run(terminal, Sessions.oxono());

        assertThat(screens).containsExactly("""
                Oxono: pink (a person) against black (a

                black  xxxxxxxx oooooooo
                6   .   .   .   .   .   .
                5   .   .   .   .   .   .
                4   .   . (*X)  .   .   .
                3   .   .   . (*O)  .   .
                2   .   .   .   .   .   .
                1   .   .   .   .   .   .
                    a   b   c   d   e   f
                pink   XXXXXXXX OOOOOOOO  to move

                pink, choose a totem

                u: undo   r: redo   h: hint   p: propose
                arrows or mouse, Enter: choose   Tab: ne
                """);
    }

    @Test
    void a_screen_of_any_size_is_filled_at_most() {
        for (int columns = 1; columns <= 90; columns += 7) {
            for (int rows = 1; rows <= 30; rows++) {
                Size size = new Size(columns, rows);
                ScreenText text = ScreenText.of(Sessions.oware(), "A", Entry.EMPTY, size);

                assertThat(text.lines()).hasSizeLessThanOrEqualTo(rows);
                assertThat(text.lines()).allMatch(line -> line.columnLength() <= size.getColumns());
                assertThat(text.cursor()).isBetween(0, size.cursorPos(rows - 1, columns - 1));
                assertThat(text.lines().stream()
                                .skip(ScreenText.BOARD_ROW)
                                .limit(1)
                                .map(AttributedString::toString))
                        .as("where the mouse finds the board")
                        .allMatch(line -> size.getRows() < 5 || "north  captured 0".startsWith(line));
            }
        }
    }

    /** Refusals are the longest of what is told. */
    @Property(tries = 100)
    void every_refusal_fits_the_screen_of_80_by_24(@ForAll Position position) {
        for (Square first : Square.values()) {
            Session<?, ?> session = Sessions.oxonoAt(position.toString());
            session.enter(first.toString());
            for (Square next : List.of(first, Square.A1, Square.F6)) {
                session.enter(next.toString());

                String shown = shown(ScreenText.of(session, "a1", Entry.EMPTY, Screens.SIZE));
                assertThat(shown).contains(String.join(" ", session.messages())).endsWith(" or type it");
            }
        }
    }

    private static String shown(ScreenText text) {
        return text.lines().stream()
                .map(AttributedString::toString)
                .filter(line -> !line.isBlank())
                .collect(Collectors.joining(" "));
    }
}
