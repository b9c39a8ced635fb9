package io.github.oxono.notation;

import io.github.oxono.CanonicalForm;
import io.github.oxono.Position;
import io.github.oxono.Reason;
import io.github.oxono.Score;
import io.github.oxono.Square;
import io.github.oxono.Symbol;
import io.github.oxono.Symmetry;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The tables of the specification, made by the code that it specifies. */
final class SpecificationTables {
    private static final String START = "[Start \"6/6/2*X3/3*O2/6/6 p\"]\n";
    private static final String WON = "[Start \"6/6/6/2*O1*X1/ooo3/XXX3 p\"]\n\n4. ";
    private static final String LOG = "12\n('X', (1, 3), (2, 3)), 11.0\n";

    private SpecificationTables() {}

    static Map<String, String> all() {
        return Map.of(
                "results", results(),
                "leniencies", leniencies(),
                "errors", errors(),
                "keys", keys(),
                "symmetries", symmetries());
    }

    /** What is read: each form under the name that the tables use. */
    private enum Form {
        MOVE("move", MoveText::read),
        POSITION("position", PositionText::read),
        GAME("game", GameText::read),
        LOG("log", MatchLog::read);

        private final String label;
        private final BiFunction<String, Strictness, Reading<?>> reader;

        Form(String label, BiFunction<String, Strictness, Reading<?>> reader) {
            this.label = label;
            this.reader = reader;
        }

        Reading<?> read(String text, Strictness strictness) {
            return reader.apply(text, strictness);
        }
    }

    private record Example(Form form, String text) {}

    private static String results() {
        Stream<String> board = Stream.of(
                row("a win on the board of the player who wins", "`1-0` or `0-1`", "`alignment`", "no"),
                row("a drawn board", "`1/2-1/2`", "`exhaustion`", "no"));
        Stream<String> elsewhere = Stream.of(Score.values())
                .flatMap(score -> Stream.of(Reason.values())
                        .filter(reason -> reason.allows(score) && !reason.isOnBoard())
                        .map(reason -> row(
                                "any other",
                                code(score.text()),
                                code(ReasonText.of(reason)),
                                Finish.isImplied(reason) ? "no" : "yes")));
        return table(row("board", "score", "reason", "`Reason` written"), Stream.concat(board, elsewhere));
    }

    private static String leniencies() {
        List<Example> examples = List.of(
                new Example(Form.MOVE, "xD4e4"),
                new Example(Form.MOVE, " Xd4e4"),
                new Example(Form.MOVE, "X d4-e4"),
                new Example(Form.MOVE, "[X]d4e4"),
                new Example(Form.MOVE, "Xc4d4e4"),
                new Example(Form.MOVE, "Xd4e4#"),
                new Example(Form.POSITION, "6/6/2[X]3/3*O2/6/6 p"),
                new Example(Form.POSITION, "6/6/2*x3/3*O2/6/6 P"),
                new Example(Form.POSITION, "33/./2*X/3*O2//6 p"),
                new Example(Form.POSITION, "6|6|2*X3|3*O2|6|6 p"),
                new Example(Form.POSITION, "6 / 6/2*X3/3*O2/6/6p"),
                new Example(Form.POSITION, "6/6/2*X3/3*O2/6/6"),
                new Example(Form.POSITION, "6/6/2*X3/3*O2/6/6 pink"),
                new Example(Form.GAME, START + "\n\n*\n"),
                new Example(Form.GAME, (START + "\n*\n").replace("\n", "\r\n")),
                new Example(Form.GAME, "\uFEFF" + START + "\n*\n"),
                new Example(Form.GAME, START + "[Pink \"Ada\"]\n\n*\n"),
                new Example(Form.GAME, "[pink  \"Ada\"]\n" + START + "\n*\n"),
                new Example(Form.GAME, "[Date \"2026.11.29\"]\n" + START + "\n*\n"),
                new Example(Form.GAME, "[Pink Ada]\n" + START + "\n*\n"),
                new Example(Form.GAME, "[Date \"????.??.??\"]\n" + START + "\n*\n"),
                new Example(Form.GAME, START + "[Reason \"unfinished\"]\n[Result \"*\"]\n\n*\n"),
                new Example(Form.GAME, START + "\n1.Xd4e4\n*\n"),
                new Example(Form.GAME, START + "\n1. Xd4e4 1... Od2d1\n*\n"),
                new Example(Form.GAME, WON + "Xe1d1\n1-0\n"),
                new Example(Form.GAME, START + "\n1. Xd4e4 {good } {[%clk 4:59.50]}\n*\n"),
                new Example(Form.GAME, START + "[Reason \"agreement\"]\n\n½–½\n"),
                new Example(Form.LOG, LOG.replace("'", "\"") + "\nTIMEOUT\n"));
        Map<Leniency, Set<String>> rows = new EnumMap<>(Leniency.class);
        for (Leniency leniency : Leniency.values()) {
            rows.put(leniency, new LinkedHashSet<>());
        }
        for (Example example : examples) {
            for (Tolerance tolerance : tolerances(example)) {
                rows.get(tolerance.leniency())
                        .add(row(
                                code(tolerance.leniency().toString()),
                                example.form.label,
                                code(tolerance.text()),
                                code(tolerance.canonical())));
            }
        }
        return table(
                row("kind", "form", "found", "canonical"),
                rows.values().stream().flatMap(Set::stream));
    }

    private static List<Tolerance> tolerances(Example example) {
        return example.form.read(example.text, Strictness.LENIENT).tolerances();
    }

    private static String errors() {
        List<Example> examples = List.of(
                new Example(Form.MOVE, "Xd9e4"),
                new Example(Form.MOVE, "Qd4e4"),
                new Example(Form.MOVE, "Xd4"),
                new Example(Form.MOVE, "Xd4d4"),
                new Example(Form.POSITION, "7/6/2*X3/3*O2/6/6 p"),
                new Example(Form.POSITION, "6/6/2*X3/3*O2X/6/6 p"),
                new Example(Form.POSITION, "6/6/2*X3/3*X2/6/6 p"),
                new Example(Form.POSITION, "6/6/2*X3/3*O2/6/6 w"),
                new Example(Form.POSITION, "6/6/2*X3/6/6/X5 p"),
                new Example(Form.GAME, "1. Xd4e4\n*\n"),
                new Example(Form.GAME, "[Start \"6/6/2*X3/3*O2/6 p\"]\n\n*\n"),
                new Example(Form.GAME, START + "\n1. Xd5d6\n*\n"),
                new Example(Form.GAME, START + "\n1. Xd4e4 Od2d1\n3. Xd5d6\n*\n"),
                new Example(Form.GAME, START + "\n1. Xd4e4#\n1-0\n"),
                new Example(Form.GAME, START + "\n1. Oc4d4e4\n*\n"),
                new Example(Form.GAME, START + "\n1. {Here we go} Xd4e4\n*\n"),
                new Example(Form.GAME, START + "\n1. Xd4e4 {[%clk 0:05:00] [%clk 0:04:00]}\n*\n"),
                new Example(Form.GAME, START + "\n1. Xd4e4 {Is it over?\n*\n"),
                new Example(Form.GAME, START + "\n1. Xd4e4\n"),
                new Example(Form.GAME, START + "\n1. Xd4e4\n1-0\n"),
                new Example(Form.GAME, START + "[Reason \"alignment\"]\n\n1. Xd4e4\n1-0\n"),
                new Example(Form.GAME, START + "\n*\n2. Xd4e4\n"),
                new Example(Form.LOG, LOG + "('O', (2, 6), (2, 4)), 11.5\n"),
                new Example(Form.LOG, LOG + "('X', (0, 0), (0, 1)), 11.5\n"),
                new Example(Form.LOG, LOG + "timeout\n('O', (3, 2), (3, 3)), 11.5\n"));
        List<Example> strictly = List.of(
                new Example(Form.MOVE, "xd4e4"),
                new Example(Form.POSITION, "6/6/2[X]3/3*O2/6/6 p"),
                new Example(Form.GAME, "[pink \"Ada\"]\n" + START + "\n*\n"),
                new Example(Form.GAME, START + "\n1. Xd4e4 { bold }\n*\n"),
                new Example(Form.GAME, START + "*\n"));
        return table(
                row("mode", "form", "text", "error"),
                Stream.concat(
                        examples.stream().map(example -> errorRow(example, Strictness.LENIENT)),
                        strictly.stream().map(example -> errorRow(example, Strictness.STRICT))));
    }

    private static String errorRow(Example example, Strictness strictness) {
        return row(
                strictness.name().toLowerCase(Locale.ROOT),
                example.form.label,
                code(example.text),
                code(message(example, strictness)));
    }

    private static String message(Example example, Strictness strictness) {
        try {
            return "no error: " + example.form.read(example.text, strictness);
        } catch (NotationException error) {
            return error.getMessage();
        }
    }

    private static String keys() {
        return table(
                row("position", "key", "canonical form", "by"),
                Stream.of(
                                "6/6/2*X3/3*O2/6/6 p",
                                "6/6/2*O3/3*X2/6/6 p",
                                "6/6/3*XX1/3*O2/6/6 b",
                                "1*OO3/o1o3/Oo2X1/XOO1x1/3ooX/2Oo*Xx p")
                        .map(Position::parse)
                        .map(SpecificationTables::keyRow));
    }

    private static String keyRow(Position position) {
        CanonicalForm form = position.canonical();
        return row(
                code(position.toString()),
                code("%016X".formatted(position.key())),
                code(form.position().toString()),
                code(form.symmetry().toString()));
    }

    private static String symmetries() {
        return table(
                row("symmetry", "a1 goes to", "b1 goes to", "X becomes"),
                Arrays.stream(Symmetry.values())
                        .map(symmetry -> row(
                                code(symmetry.toString()),
                                symmetry.apply(Square.A1).toString(),
                                symmetry.apply(Square.B1).toString(),
                                symmetry.apply(Symbol.X).toString())));
    }

    private static String table(String heading, Stream<String> rows) {
        String line = heading.replaceAll("[^|\n]+", " --- ");
        return heading + line + rows.collect(Collectors.joining());
    }

    private static String row(String... cells) {
        return "| " + String.join(" | ", cells) + " |\n";
    }

    /** Line ends are shown by a sign of their own. */
    private static String code(String text) {
        if (text.isEmpty()) {
            return "nothing";
        }
        String visible = text.replace("\uFEFF", "<U+FEFF>")
                .replace("\r", "<CR>")
                .replace("\n", "↵")
                .replace("|", "\\|");
        return "`" + visible + "`";
    }
}
