package io.github.oxono.testkit.data;

import io.github.oxono.Legality;
import io.github.oxono.Move;
import io.github.oxono.Outcome;
import io.github.oxono.Perft;
import io.github.oxono.Position;
import io.github.oxono.Refusal;
import io.github.oxono.Symbol;
import io.github.oxono.testkit.PlayoutStyle;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The data for implementations in other languages: what is legal, what is refused and why, how games go, how many
 * sequences of moves there are. Made by the library from fixed seeds, so that it is the same whenever it is made.
 *
 * <p>Each file is lines of fields with tabs between them, in ASCII, with {@code \n} at the end of each line.
 */
public final class ConformanceData {
    private static final int GAMES = 120;
    private static final int POSITIONS_EACH = 8;
    private static final int TRIED_EACH = 400;
    private static final int PERFT_DEPTH = 2;

    private final List<List<Move>> games = new ArrayList<>();
    private final Set<Position> positions = new LinkedHashSet<>();

    private ConformanceData() {
        Random random = new Random(1);
        for (int number = 0; number < GAMES; number++) {
            addGame(Position.initial(symbol(number)), number, random);
        }
    }

    /**
     * Makes the data.
     *
     * @return for each file's name its contents
     */
    public static Map<String, String> generate() {
        ConformanceData data = new ConformanceData();
        return Map.of(
                "positions.tsv", data.positionLines(),
                "games.tsv", data.gameLines(),
                "refusals.tsv", data.refusalLines(),
                "perft.tsv", data.perftLines());
    }

    private void addGame(Position start, int number, Random random) {
        PlayoutStyle[] styles = PlayoutStyle.values();
        PlayoutStyle style = styles[number % styles.length];
        List<Move> moves = new ArrayList<>();
        List<Position> met = new ArrayList<>();
        Position position = start;
        met.add(position);
        while (!position.isOver()) {
            Move move = style.choose(position, random);
            moves.add(move);
            position = position.play(move);
            met.add(position);
        }
        games.add(moves);
        // The end of every game, and whatever else chance picks; enclosed totems before others.
        positions.add(position);
        met.stream()
                .filter(ConformanceData::isEnclosed)
                .limit(POSITIONS_EACH / 2)
                .forEach(positions::add);
        IntStream.range(0, POSITIONS_EACH / 2)
                .mapToObj(each -> met.get(random.nextInt(met.size())))
                .forEach(positions::add);
    }

    private String positionLines() {
        return lines(positions.stream()
                .map(position -> position + "\t" + outcome(position) + "\t" + words(position.legalMoves()))
                .toList());
    }

    private String gameLines() {
        List<String> lines = new ArrayList<>();
        for (int number = 0; number < games.size(); number++) {
            Position start = Position.initial(symbol(number));
            Position end = start;
            for (Move move : games.get(number)) {
                end = end.play(move);
            }
            lines.add(start + "\t" + outcome(end) + "\t" + words(games.get(number)) + "\t" + end);
        }
        return lines(lines);
    }

    /** A move for each reason that is met in a position. */
    private String refusalLines() {
        List<String> lines = new ArrayList<>();
        Random random = new Random(2);
        for (Position position : positions) {
            Map<Refusal, Move> refused = new EnumMap<>(Refusal.class);
            for (int each = 0; each < TRIED_EACH; each++) {
                Move move = Move.ofIndex(random.nextInt(Move.COUNT));
                if (position.check(move) instanceof Legality.Illegal illegal) {
                    refused.putIfAbsent(illegal.refusal(), move);
                }
            }
            refused.forEach(
                    (refusal, move) -> lines.add(position + "\t" + move + "\t" + refusal + "\t" + refusal.rule()));
        }
        return lines(lines);
    }

    private String perftLines() {
        return lines(positions.stream()
                .filter(position -> !position.isOver())
                .map(position -> position + "\t"
                        + IntStream.rangeClosed(1, PERFT_DEPTH)
                                .mapToObj(depth -> String.valueOf(Perft.count(position, depth)))
                                .collect(Collectors.joining("\t")))
                .toList());
    }

    private static boolean isEnclosed(Position position) {
        return position.isEnclosed(Symbol.X) || position.isEnclosed(Symbol.O);
    }

    private static Symbol symbol(int number) {
        return number % 2 == 0 ? Symbol.X : Symbol.O;
    }

    private static String outcome(Position position) {
        return position.outcome().map(ConformanceData::outcome).orElse("-");
    }

    private static String outcome(Outcome outcome) {
        return outcome instanceof Outcome.Win win ? win.winner().name() : "DRAW";
    }

    private static String words(List<Move> moves) {
        return moves.stream().map(Move::toString).collect(Collectors.joining(" "));
    }

    private static String lines(List<String> lines) {
        return lines.stream().map(line -> line + "\n").collect(Collectors.joining());
    }
}
