package io.github.oxono.notation;

import io.github.oxono.Legality;
import io.github.oxono.Move;
import io.github.oxono.Position;
import io.github.oxono.Reason;
import io.github.oxono.Result;
import io.github.oxono.Square;
import io.github.oxono.Symbol;
import java.io.Reader;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads a match log line by line. */
final class MatchLogReader {
    private static final String NUMBER = "[0-9]+(?:\\.[0-9]+)?(?:[eE][-+]?[0-9]+)?";
    private static final Pattern TIME = Pattern.compile(NUMBER);
    private static final Pattern PLY = Pattern.compile(
            "\\( ?(['\"])([XOxo])\\1 ?, ?\\( ?([0-5]) ?, ?([0-5]) ?\\) ?, ?\\( ?([0-5]) ?, ?([0-5]) ?\\) ?\\) ?, ?("
                    + NUMBER + ")");
    private static final Pattern SPACES = Pattern.compile("[ \t]+");
    private static final String EXPECTED_PLY = "a line such as ('X', (3, 4), (4, 4)), 59.99";
    private static final String EXPECTED_NEXT = EXPECTED_PLY + ", or timeout, invalid or exception as the last line";

    private final LineSource lines;
    private final Limits limits;
    private final Spelling spelling;
    private final GameRecord.Builder record = GameRecord.builder().start(MatchLog.START);
    private Position position = MatchLog.START;

    MatchLogReader(Reader reader, Spelling spelling, Limits limits) {
        this.lines = new LineSource(reader, limits.lineLength());
        this.limits = limits;
        this.spelling = spelling;
    }

    Reading<GameRecord> read() {
        Line first = nextLine()
                .orElseThrow(() -> NotationException.of(
                        NotationFault.UNEXPECTED_END, Location.START, "", "the seconds that each player has"));
        record.timeControl(TimeControl.of(readTimeControl(first)));
        Result result = readPlies();
        return spelling.reading(record.result(result).build());
    }

    private Duration readTimeControl(Line line) {
        String time = line.text().strip();
        if (!TIME.matcher(time).matches()) {
            throw malformed(line, "the seconds that each player has, such as 60");
        }
        spelling.expect(time, Leniency.LINE_SPELLING, line.start(), line.text());
        return readSeconds(line, time);
    }

    private Result readPlies() {
        Result result = Result.of(position);
        for (Optional<Line> line = nextLine(); line.isPresent(); line = nextLine()) {
            requireUnended(result, line.get());
            Optional<Reason> ending = ending(line.get());
            if (ending.isPresent()) {
                result = Result.win(position.toMove().opponent(), ending.get());
            } else {
                readPly(line.get());
                result = Result.of(position);
            }
        }
        return result;
    }

    private void requireUnended(Result result, Line line) {
        if (result.isFinal()) {
            throw NotationException.of(
                    NotationFault.TEXT_AFTER_END,
                    line.start(),
                    line.text(),
                    "the end of the log, since the game ended by " + ReasonText.of(result.reason()));
        }
    }

    private Optional<Reason> ending(Line line) {
        String word = line.text().strip();
        Optional<Reason> ending = MatchLogEnding.read(word.toLowerCase(Locale.ROOT));
        ending.flatMap(MatchLogEnding::write)
                .ifPresent(canonical -> spelling.expect(canonical, Leniency.LINE_SPELLING, line.start(), line.text()));
        return ending;
    }

    private void readPly(Line line) {
        int ply = position.ply() + 1;
        try {
            Matcher matcher = PLY.matcher(SPACES.matcher(line.text().strip()).replaceAll(" "));
            if (!matcher.matches()) {
                throw malformed(line, EXPECTED_NEXT);
            }
            RecordedMove move = readMove(line, matcher);
            if (position.check(move.move()) instanceof Legality.Illegal illegal) {
                throw NotationException.illegalMove(illegal, line.start(), line.text());
            }
            position = position.play(move.move());
            record.addMove(move);
        } catch (NotationException exception) {
            throw exception.atPly(ply);
        }
    }

    private RecordedMove readMove(Line line, Matcher matcher) {
        Symbol symbol = matcher.group(2).equalsIgnoreCase("X") ? Symbol.X : Symbol.O;
        Square destination = MatchLogSquare.of(matcher.group(3), matcher.group(4));
        Square placement = MatchLogSquare.of(matcher.group(5), matcher.group(6));
        if (destination == placement) {
            throw malformed(line, "two squares, not " + destination + " twice");
        }
        Move move = Move.of(symbol, destination, placement);
        String time = matcher.group(7);
        spelling.expect(MatchLogWriter.line(move, time), Leniency.LINE_SPELLING, line.start(), line.text());
        return RecordedMove.of(move).withClock(readSeconds(line, time));
    }

    private static Duration readSeconds(Line line, String text) {
        return Seconds.nearest(text).orElseThrow(() -> malformed(line, "a time from 0 to 999999999 seconds"));
    }

    /** The next line that is not blank. */
    private Optional<Line> nextLine() {
        Optional<Line> next = lines.next();
        if (next.filter(MatchLogReader::isBlank).isPresent()) {
            spelling.tolerate(Leniency.SPACE, next.get().start(), "\n", "");
        }
        while (next.filter(MatchLogReader::isBlank).isPresent()) {
            next = lines.next();
        }
        next.ifPresent(this::requireLine);
        return next;
    }

    private static boolean isBlank(Line line) {
        return line.text().isBlank() && !line.isTooLong();
    }

    private void requireLine(Line line) {
        if (line.isTooLong()) {
            throw NotationException.of(
                    NotationFault.LIMIT_EXCEEDED,
                    line.start(),
                    line.text(),
                    "a line of at most " + limits.lineLength() + " characters");
        }
        spelling.expectSpace("\n", line.start().plus(line.text().length()), line.end());
    }

    private static NotationException malformed(Line line, String expected) {
        return NotationException.of(NotationFault.MALFORMED_LINE, line.start(), line.text(), expected);
    }
}
