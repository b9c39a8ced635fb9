package io.github.oxono.examples.play;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.jline.terminal.Size;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jline.utils.AttributedStyle;

/** What stands on the screen: title, board, what is to be done, what has come of it, and the keys. */
final class ScreenText {
    /** Below the title and an empty line. */
    static final int BOARD_ROW = 2;

    private static final AttributedStyle CURSOR =
            AttributedStyle.BOLD.foreground(AttributedStyle.WHITE).background(AttributedStyle.BLUE);
    private static final String KEYS =
            "arrows or mouse, Enter: choose   Tab: next choice   Backspace: back   or type it";
    private static final String MARK = "> ";

    private final Size size;
    private final List<AttributedString> lines = new ArrayList<>();
    private int cursorRow;
    private int cursorColumn;

    private ScreenText(Size size) {
        this.size = size;
    }

    static ScreenText of(Session<?, ?> session, String field, Entry entry, Size size) {
        ScreenText text = new ScreenText(size);
        // Cut rather than broken, so that the board stands in its row.
        text.lines.add(new AttributedString(session.title(), AttributedStyle.BOLD));
        text.addPlain(AttributedStyle.DEFAULT, "");
        text.addBoard(session.picture(), field);
        text.addPlain(AttributedStyle.DEFAULT, "");
        text.addEntry(session, entry);
        session.messages().forEach(message -> text.addPlain(AttributedStyle.DEFAULT, message));
        text.addKeys();
        return text;
    }

    private void addPlain(AttributedStyle style, String paragraph) {
        Wrapping.wrap(paragraph, size.getColumns()).forEach(line -> lines.add(new AttributedString(line, style)));
    }

    private void addBoard(Picture picture, String field) {
        Cell cursor = picture.cell(field);
        cursorRow = BOARD_ROW + cursor.row();
        cursorColumn = cursor.column() + cursor.width() / 2;
        List<AttributedString> board = new ArrayList<>(picture.lines());
        AttributedString line = board.get(cursor.row());
        int end = cursor.column() + cursor.width();
        board.set(
                cursor.row(),
                new AttributedStringBuilder()
                        .append(line.subSequence(0, cursor.column()))
                        .styled(CURSOR, line.subSequence(cursor.column(), end).toString())
                        .append(line.subSequence(end, line.length()))
                        .toAttributedString());
        lines.addAll(board);
    }

    private void addEntry(Session<?, ?> session, Entry entry) {
        addPlain(
                AttributedStyle.BOLD, entry.command().flatMap(Command::question).orElse(session.prompt()));
        addPlain(AttributedStyle.DEFAULT, entry.isEmpty() ? "" : MARK + entry.text());
        if (!entry.isEmpty()) {
            cursorRow = lines.size() - 1;
            cursorColumn = lines.get(cursorRow).length();
        }
    }

    /** In the last two lines, whatever stands above. */
    private void addKeys() {
        List<String> keys = List.of(commandKeys(), KEYS);
        int last = Math.max(0, size.getRows() - keys.size());
        while (lines.size() < last) {
            addPlain(AttributedStyle.DEFAULT, "");
        }
        lines.subList(last, lines.size()).clear();
        keys.forEach(line -> lines.add(new AttributedString(line, AttributedStyle.DEFAULT.faint())));
    }

    private static String commandKeys() {
        return Arrays.stream(Command.values())
                .filter(command -> command.key().isPresent())
                .map(command -> command.key().orElseThrow() + ": " + command.word())
                .collect(Collectors.joining("   "));
    }

    /** As much as there is room for. */
    List<AttributedString> lines() {
        return lines.stream()
                .limit(size.getRows())
                .map(line -> line.columnSubSequence(0, size.getColumns()))
                .toList();
    }

    /** As a display counts. */
    int cursor() {
        return size.cursorPos(Math.min(cursorRow, size.getRows() - 1), Math.min(cursorColumn, size.getColumns() - 1));
    }
}
