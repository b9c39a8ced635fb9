package io.github.oxono.examples;

import io.github.oxono.Move;
import io.github.oxono.Reason;
import io.github.oxono.Square;
import io.github.oxono.Symbol;
import io.github.oxono.examples.MatchLog.Ending;
import io.github.oxono.examples.MatchLog.Turn;
import io.github.oxono.examples.MatchLogException.Fault;
import java.io.IOException;
import java.io.InputStream;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads the match log of a tournament: the seconds each player has, then a turn a line, then perhaps an ending.
 *
 * <p>A turn is written {@code ('X', (3, 4), (4, 4)), 59.99}: the totem, its new row and column, the piece's row and
 * column, the seconds left. Rows and columns count from 0 at the top left.
 */
final class MatchLogReader {
    /** No game fills this; whatever is longer has a wrong line before. */
    private static final int MAX_BYTES = 1 << 16;

    /** Bounded, so that no number is costly; an exponent is how programs write a clock that is nearly empty. */
    private static final String SECONDS = "([0-9]{1,9}(?:\\.[0-9]{1,40})?(?:e-[0-9]{1,2})?)";

    private static final Pattern TIME = Pattern.compile(SECONDS);
    private static final Pattern TURN =
            Pattern.compile("\\('([XO])', \\((-?[0-9]+), (-?[0-9]+)\\), \\((-?[0-9]+), (-?[0-9]+)\\)\\), " + SECONDS);

    private static final Map<String, Reason> ENDINGS =
            Map.of("timeout", Reason.TIME, "invalid", Reason.FORFEIT, "exception", Reason.FAILURE);

    private final List<Turn> turns = new ArrayList<>();
    private Optional<Ending> ending = Optional.empty();

    private MatchLogReader() {}

    /** Reads a log; throws {@link MatchLogException} for anything else. The caller closes the stream. */
    static MatchLog read(InputStream in) throws IOException {
        String text = new String(in.readNBytes(MAX_BYTES), StandardCharsets.UTF_8);
        return read(text.lines().toList());
    }

    /** Reads the lines of a log; throws {@link MatchLogException} for anything else. */
    static MatchLog read(List<String> lines) {
        Duration time = readTime(lines.isEmpty() ? "" : lines.get(0));
        MatchLogReader reader = new MatchLogReader();
        for (int line = 2; line <= lines.size(); line++) {
            reader.readLine(line, lines.get(line - 1));
        }
        return new MatchLog(time, List.copyOf(reader.turns), reader.ending);
    }

    private static Duration readTime(String text) {
        if (!TIME.matcher(text).matches()) {
            throw MatchLogException.unexpected(Fault.NO_TIME, 1, text, "the seconds that each player has, such as 60");
        }
        return duration(text);
    }

    private void readLine(int line, String text) {
        if (ending.isPresent()) {
            throw MatchLogException.unexpected(Fault.TEXT_AFTER_ENDING, line, text, "no line after the ending");
        }
        ending = Optional.ofNullable(ENDINGS.get(text)).map(reason -> new Ending(line, text, reason));
        if (ending.isEmpty()) {
            turns.add(readTurn(line, text));
        }
    }

    private static Turn readTurn(int line, String text) {
        Matcher turn = TURN.matcher(text);
        if (!turn.matches()) {
            throw MatchLogException.unexpected(
                    Fault.NO_TURN,
                    line,
                    text,
                    "a turn such as ('X', (3, 4), (4, 4)), 59.99, or timeout, invalid, exception");
        }
        Square destination = readSquare(line, turn.group(2), turn.group(3));
        Square placement = readSquare(line, turn.group(4), turn.group(5));
        if (destination == placement) {
            throw MatchLogException.unexpected(Fault.SAME_SQUARE, line, text, "two squares that differ");
        }
        return new Turn(line, Move.of(Symbol.valueOf(turn.group(1)), destination, placement), duration(turn.group(6)));
    }

    private static Square readSquare(int line, String row, String column) {
        int rank = Square.SIDE - readIndex(line, row);
        char file = (char) ('a' + readIndex(line, column));
        return Square.of(file, rank);
    }

    private static int readIndex(int line, String text) {
        if (!text.matches("[0-5]")) {
            throw MatchLogException.unexpected(Fault.OFF_BOARD, line, text, "a row or column from 0 to 5");
        }
        return Integer.parseInt(text);
    }

    private static Duration duration(String seconds) {
        BigDecimal nanos = new BigDecimal(seconds).movePointRight(9).setScale(0, RoundingMode.HALF_EVEN);
        return Duration.ofNanos(nanos.longValueExact());
    }
}
