package io.github.oxono.notation;

import io.github.oxono.Reason;

/** Writes the canonical text of one game. */
final class GameTextWriter {
    private final GameRecord record;
    private final StringBuilder text = new StringBuilder();

    private GameTextWriter(GameRecord record) {
        this.record = record;
    }

    static String write(GameRecord record) {
        return new GameTextWriter(record).write();
    }

    private String write() {
        record.event().ifPresent(name -> writeTag(TagName.EVENT, name));
        record.place().ifPresent(name -> writeTag(TagName.PLACE, name));
        record.date().ifPresent(date -> writeTag(TagName.DATE, date));
        record.pink().ifPresent(name -> writeTag(TagName.PINK, name));
        record.black().ifPresent(name -> writeTag(TagName.BLACK, name));
        record.timeControl().ifPresent(timeControl -> writeTag(TagName.TIME_CONTROL, timeControl));
        writeTag(TagName.START, record.start());
        Reason reason = record.result().reason();
        if (!Finish.isImplied(reason)) {
            writeTag(TagName.REASON, reason);
        }
        record.tags().forEach((name, value) -> writeLine(TagLine.write(name, value)));
        writeLine("");
        writeMoves();
        writeLine(record.result().score().text());
        return text.toString();
    }

    private void writeTag(TagName name, Object value) {
        writeLine(TagLine.write(name.text(), TagValue.write(value)));
    }

    private void writeLine(String line) {
        text.append(line).append('\n');
    }

    private void writeMoves() {
        int first = record.start().ply();
        int end = first + record.moves().size();
        for (int ply = first; ply < end; ply++) {
            writeNumber(ply, ply == first);
            writeMove(record.moves().get(ply - first), ply + 1 == end);
            text.append(isBlack(ply) || ply + 1 == end ? '\n' : ' ');
        }
    }

    private void writeNumber(int ply, boolean isFirst) {
        if (!isBlack(ply)) {
            text.append(ply / 2 + 1).append(". ");
        } else if (isFirst) {
            text.append(ply / 2 + 1).append("... ");
        }
    }

    /** Whether black moves after this many plies. */
    private static boolean isBlack(int ply) {
        return ply % 2 == 1;
    }

    private void writeMove(RecordedMove move, boolean isLast) {
        text.append(move.move()).append(isLast ? mark() : "");
        Comment comment = new Comment(move.clock(), move.comment());
        if (!comment.isEmpty()) {
            text.append(" {").append(comment.write()).append('}');
        }
    }

    /** After the last move: what the board decides is decided by it. */
    private String mark() {
        return switch (record.result().reason()) {
            case ALIGNMENT -> Finish.WIN_MARK;
            case EXHAUSTION -> Finish.DRAW_MARK;
            default -> "";
        };
    }
}
