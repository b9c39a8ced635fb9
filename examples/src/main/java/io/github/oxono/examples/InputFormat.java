package io.github.oxono.examples;

import io.github.oxono.notation.ErrorPolicy;
import io.github.oxono.notation.GameRecord;
import io.github.oxono.notation.GameText;
import io.github.oxono.notation.JsonLines;
import io.github.oxono.notation.MatchLog;
import io.github.oxono.notation.NotationException;
import io.github.oxono.notation.Reading;
import io.github.oxono.notation.Strictness;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.Reader;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** How games are written. What a text begins with tells; its name does not. */
enum InputFormat {
    /** One game, as a match manager logs it. */
    MATCH_LOG {
        @Override
        Stream<Reading<GameRecord>> read(Reader reader, Strictness strictness, ErrorPolicy policy) {
            try {
                return Stream.of(MatchLog.read(reader, strictness));
            } catch (NotationException error) {
                policy.handle(error);
                return Stream.empty();
            }
        }
    },
    /** Tag lines and numbered moves, game after game. */
    GAME_TEXT {
        @Override
        Stream<Reading<GameRecord>> read(Reader reader, Strictness strictness, ErrorPolicy policy) {
            return GameText.stream(reader, strictness, policy);
        }
    },
    /** One object a line. */
    JSON_LINES {
        @Override
        Stream<Reading<GameRecord>> read(Reader reader, Strictness strictness, ErrorPolicy policy) {
            return JsonLines.stream(reader, RecordMapper::read, policy).map(record -> new Reading<>(record, List.of()));
        }
    },
    /** Objects, each laid out over several lines. */
    JSON {
        @Override
        Stream<Reading<GameRecord>> read(Reader reader, Strictness strictness, ErrorPolicy policy) {
            return JSON_LINES.read(new OneLineReader(reader), strictness, error -> {
                // Blank lines may follow the last object.
                if (!error.text().isBlank()) {
                    policy.handle(error);
                }
            });
        }
    };

    private static final int LOOK_AHEAD = 8192;
    private static final String BYTE_ORDER_MARK = "\ufeff";

    /** A log without its first line is one too, so that its reader tells what is missing; so is a text without tags. */
    private static final Pattern LOG = Pattern.compile("[0-9][0-9.eE+-]*|\\(.*");

    private static final Pattern TEXT = Pattern.compile("\\[ *[A-Za-z].*|[0-9]+\\.+ *[XOxo\\[*].*");
    private static final Pattern LAID_OUT = Pattern.compile("\\{|\\{.*[\\[{,:]");

    /** Reads the games when they are asked for; what is wrong with one goes to the policy. */
    abstract Stream<Reading<GameRecord>> read(Reader reader, Strictness strictness, ErrorPolicy policy);

    /** Whether a file of this format holds any number of games. */
    boolean isArchive() {
        return this != MATCH_LOG;
    }

    /** Tells the format of what the reader is about to give; throws {@link UnknownFormatException} if it is none. */
    static InputFormat recognise(BufferedReader reader) throws IOException {
        String start = firstLine(reader);
        String line = start.replaceFirst(BYTE_ORDER_MARK, "").strip();
        if (line.startsWith("{")) {
            // Only at the end of the line is it known how it ends.
            return start.endsWith("\n") && LAID_OUT.matcher(line).matches() ? JSON : JSON_LINES;
        }
        if (LOG.matcher(line).matches()) {
            return MATCH_LOG;
        }
        if (TEXT.matcher(line).matches()) {
            return GAME_TEXT;
        }
        throw new UnknownFormatException(line);
    }

    /** The first line that is not blank, with its end if that is near; leaves the reader where it was. */
    private static String firstLine(BufferedReader reader) throws IOException {
        reader.mark(LOOK_AHEAD);
        StringBuilder line = new StringBuilder();
        int next = reader.read();
        while (next >= 0 && line.length() < LOOK_AHEAD - 1 && !endsLine(line)) {
            line.append((char) next);
            next = reader.read();
        }
        reader.reset();
        return line.toString();
    }

    private static boolean endsLine(StringBuilder text) {
        int length = text.length();
        return length > 0 && text.charAt(length - 1) == '\n' && !text.toString().isBlank();
    }
}
