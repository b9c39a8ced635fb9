package io.github.oxono.examples;

import io.github.oxono.Alignment;
import io.github.oxono.Game;
import io.github.oxono.Outcome;
import io.github.oxono.Placement;
import io.github.oxono.Player;
import io.github.oxono.Ply;
import io.github.oxono.Result;
import io.github.oxono.TotemMove;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** Tells a person how a game went. */
final class Report {
    private static final int PLIES_PER_LINE = 8;
    private static final String SIGNS = "pink X O, black x o, totems *X *O";

    private final MatchLog log;
    private final Game game;
    private final List<Ply> plies;
    private final List<String> lines = new ArrayList<>();

    private Report(Replay replay) {
        log = replay.log();
        game = replay.game();
        plies = game.plies();
    }

    /** The lines of the report, without their ends. */
    static List<String> of(Replay replay) {
        Report report = new Report(replay);
        report.addMoves();
        report.addBoard();
        report.addResult();
        report.addCounts();
        report.addClocks();
        return List.copyOf(report.lines);
    }

    private void addMoves() {
        for (int from = 0; from < plies.size(); from += PLIES_PER_LINE) {
            List<Ply> some = plies.subList(from, Math.min(from + PLIES_PER_LINE, plies.size()));
            lines.add(some.stream().map(Report::numbered).collect(Collectors.joining(" ")));
        }
        if (!plies.isEmpty()) {
            lines.add("");
        }
    }

    private static String numbered(Ply ply) {
        String move = ply.move().toString();
        return ply.player() == Player.PINK ? (ply.number() + 1) / 2 + ". " + move : move;
    }

    private void addBoard() {
        lines.addAll(BoardDrawing.of(game.position()));
        lines.add("");
        lines.add(SIGNS);
        lines.add("");
    }

    private void addResult() {
        add("result", result());
        game.position().outcome().ifPresent(this::addLines);
    }

    private void addLines(Outcome outcome) {
        if (outcome instanceof Outcome.Win win) {
            win.alignments().forEach(alignment -> add("line", line(alignment)));
        }
    }

    private String result() {
        Result result = game.result();
        String reason = lowerCase(result.reason());
        return switch (result.score()) {
            case PINK_WINS -> "pink wins by " + reason;
            case BLACK_WINS -> "black wins by " + reason;
            case DRAW -> "drawn by " + reason;
            case UNDECIDED -> reason + ", " + lowerCase(game.position().toMove()) + " to move";
        };
    }

    private static String line(Alignment alignment) {
        String squares = alignment.squares().stream().map(String::valueOf).collect(Collectors.joining(" "));
        return alignment instanceof Alignment.OfColour colour
                ? squares + ", all " + lowerCase(colour.player())
                : squares + ", all " + ((Alignment.OfSymbol) alignment).symbol();
    }

    private void addCounts() {
        add("plies", String.valueOf(plies.size()));
        addCount("slides", ply -> ply.totemMove() == TotemMove.SLIDE);
        addCount("jumps", ply -> ply.totemMove() == TotemMove.JUMP);
        addCount("relocations", ply -> ply.totemMove() == TotemMove.RELOCATION);
        addCount("free placements", ply -> ply.placement() == Placement.FREE);
    }

    private void addCount(String label, Predicate<Ply> counted) {
        add(label, String.valueOf(plies.stream().filter(counted).count()));
    }

    private void addClocks() {
        for (Player player : Player.values()) {
            add(lowerCase(player) + "'s clock", seconds(clock(player)) + " of " + seconds(log.time()) + " s");
        }
    }

    /** After the player's last turn; the turns alternate, pink's first. */
    private Duration clock(Player player) {
        Duration clock = log.time();
        for (int index = player.ordinal(); index < log.turns().size(); index += 2) {
            clock = log.turns().get(index).clock();
        }
        return clock;
    }

    private static String seconds(Duration duration) {
        BigDecimal nanos = BigDecimal.valueOf(duration.toNanos(), 9);
        return nanos.stripTrailingZeros().toPlainString();
    }

    private void add(String label, String value) {
        lines.add("%-17s%s".formatted(label, value));
    }

    private static String lowerCase(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }
}
