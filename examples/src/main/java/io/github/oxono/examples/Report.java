package io.github.oxono.examples;

import io.github.oxono.Game;
import io.github.oxono.Placement;
import io.github.oxono.Player;
import io.github.oxono.Ply;
import io.github.oxono.Position;
import io.github.oxono.Result;
import io.github.oxono.Symbol;
import io.github.oxono.TotemMove;
import io.github.oxono.notation.GameRecord;
import io.github.oxono.notation.TimeControl;
import io.github.oxono.notation.board.Diagram;
import io.github.oxono.notation.board.Part;
import io.github.oxono.notation.board.TextBoard;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Tells a person how a game went. */
final class Report {
    private static final int PLIES_PER_LINE = 8;
    /** Where the games of match logs start; of any other start the board at the end does not tell. */
    private static final Position USUAL_START = Position.initial(Symbol.O);

    private static final TextBoard BOARD =
            TextBoard.builder().parts(Set.of(Part.COORDINATES)).build();

    private static final String SIGNS = "pink X O, black x o, totems *X *O";

    private final GameRecord record;
    private final Game game;
    private final List<Ply> plies;
    private final List<String> lines = new ArrayList<>();

    private Report(GameRecord record) {
        this.record = record;
        game = record.toGame();
        plies = game.plies();
    }

    /** The lines of the report, without their ends. */
    static List<String> of(GameRecord record) {
        Report report = new Report(record);
        report.addTags();
        report.addMoves();
        report.addBoard();
        report.addResult();
        report.addCounts();
        report.addClocks();
        return List.copyOf(report.lines);
    }

    private void addTags() {
        record.event().ifPresent(name -> add("event", name));
        record.place().ifPresent(name -> add("place", name));
        record.date().ifPresent(date -> add("date", date.toString()));
        record.pink().ifPresent(name -> add("pink", name));
        record.black().ifPresent(name -> add("black", name));
        if (!record.start().equals(USUAL_START)) {
            add("start", record.start().toString());
        }
        if (!lines.isEmpty()) {
            lines.add("");
        }
    }

    private void addMoves() {
        for (int from = 0; from < plies.size(); from += PLIES_PER_LINE) {
            List<Ply> some = plies.subList(from, Math.min(from + PLIES_PER_LINE, plies.size()));
            lines.add(some.stream().map(this::numbered).collect(Collectors.joining(" ")));
        }
        if (!plies.isEmpty()) {
            lines.add("");
        }
    }

    private String numbered(Ply ply) {
        String number = (ply.number() + 1) / 2 + ".";
        if (ply.player() == Player.PINK) {
            return number + " " + ply.move();
        }
        return ply.equals(plies.get(0))
                ? number + ".. " + ply.move()
                : ply.move().toString();
    }

    private void addBoard() {
        // The result stands below.
        Diagram diagram = Diagram.builder()
                .from(Diagram.of(game))
                .result(Optional.empty())
                .build();
        BOARD.draw(diagram).lines().forEach(lines::add);
        lines.add("");
        lines.add(SIGNS);
        lines.add("");
    }

    private void addResult() {
        add("result", result());
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
        String control = record.timeControl().map(time -> " of " + time).orElse("");
        for (Player player : Player.values()) {
            clock(player).ifPresent(clock -> add(lowerCase(player) + "'s clock", seconds(clock) + control + " s"));
        }
    }

    /** After the player's last turn; before the first one it shows what each has at the start. */
    private Optional<Duration> clock(Player player) {
        return IntStream.range(0, plies.size())
                .filter(index -> plies.get(index).player() == player)
                .mapToObj(index -> record.moves().get(index).clock())
                .flatMap(Optional::stream)
                .reduce((earlier, later) -> later)
                .or(() -> record.timeControl().map(TimeControl::initial));
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
