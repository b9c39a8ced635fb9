package io.github.oxono.notation;

import io.github.oxono.Move;
import io.github.oxono.Position;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;

/** Writes as people do: every time a little differently, never with another meaning. */
final class Sloppy {
    private final Random random;

    Sloppy(long seed) {
        random = new Random(seed);
    }

    String move(Move move) {
        return word(move, "", "-", ">", ",", ":", "/", "@", "–", "→", "->");
    }

    /** Not within a game: spaces may stand anywhere. */
    String moveAlone(Move move) {
        return oneOf("", " ", "\t") + word(move, "", " ", " - ", "\t", "@") + oneOf("", " ", "#", " =", "\n");
    }

    private String word(Move move, String... separators) {
        String symbol = cased(move.symbol().toString());
        return oneOf(symbol, "*" + symbol, "[" + symbol + "]")
                + oneOf(separators)
                + cased(move.destination().toString())
                + oneOf(separators)
                + cased(move.placement().toString());
    }

    private String withOrigin(Move move, Position before) {
        String text = move.toString();
        return text.charAt(0) + cased(before.totem(move.symbol()).toString()) + oneOf("", "-") + text.substring(1);
    }

    String position(Position position) {
        return position(position, "/", " / ", "|", "\n", " \r\n");
    }

    private String position(Position position, String... separators) {
        String separator = oneOf(separators);
        String[] parts = position.toString().split(" ");
        String ranks = Arrays.stream(parts[0].split("/"))
                .map(rank -> rank(rank, separator.isBlank()))
                .collect(Collectors.joining(separator));
        String player = parts[1].equals("p") ? oneOf("p", "P", "pink", "Pink") : oneOf("b", "B", "black", "BLACK");
        return oneOf("", " ") + ranks + oneOf("", " ", "  ", "\n", " " + player, player, "\t" + player + " ");
    }

    /** An empty line is no rank, so one rank of free squares alone cannot be left out there. */
    private String rank(String rank, boolean onLine) {
        String text = rank;
        if (random.nextBoolean() && !(onLine && rank.equals("6"))) {
            text = text.replaceAll("[1-6]$", "");
        }
        for (int free = 6; free > 1; free--) {
            text = text.replace(String.valueOf(free), oneOf(String.valueOf(free), "1".repeat(free), ".".repeat(free)));
        }
        return text.replace("*X", oneOf("*X", "*x", "[X]", "[x]"))
                .replace("*O", oneOf("*O", "*o", "[O]", "[o]"))
                .replace(".", oneOf(".", " .", "-", "_"));
    }

    String game(GameRecord record) {
        StringBuilder text = new StringBuilder(oneOf("", "\uFEFF", "\n \n"));
        tags(record).forEach(tag -> text.append(oneOf("", " ")).append(tag).append(oneOf("\n", " \n", "\n\n")));
        Position position = record.start();
        for (RecordedMove move : record.moves()) {
            text.append(oneOf(" ", "\n", "\t\n\n"));
            text.append(number(position)).append(sloppyMove(move.move(), position));
            position = position.play(move.move());
            text.append(oneOf("", Finish.mark(position))).append(comments(move));
        }
        text.append(oneOf("\n", " ", "\n\n"))
                .append(score(record.result().score().text()));
        String plain = text.append(oneOf("", "\n", " \n\n")).toString();
        return random.nextInt(3) == 0 ? plain.replace("\n", "\r\n") : plain;
    }

    private List<String> tags(GameRecord record) {
        List<String> known = new ArrayList<>();
        record.pink().ifPresent(value -> known.add(tag("Pink", value)));
        record.black().ifPresent(value -> known.add(tag("Black", value)));
        record.event().ifPresent(value -> known.add(tag("Event", value)));
        record.place().ifPresent(value -> known.add(tag("Place", value)));
        record.date().ifPresent(value -> known.add(tag("Date", value.toString().replace("-", oneOf("-", ".", "/")))));
        record.timeControl()
                .ifPresent(value ->
                        known.add(tag("TimeControl", value.toString().replace("+", oneOf("+", " + ")))));
        known.add(tag("Start", position(record.start(), "/", " /", "|").strip().replace('\n', ' ')));
        String reason = ReasonText.of(record.result().reason());
        if (!Finish.isImplied(record.result().reason()) || random.nextBoolean()) {
            known.add(tag("Reason", cased(reason)));
        }
        if (random.nextBoolean()) {
            known.add(tag("Result", record.result().score().text()));
            known.add(known.get(0));
        }
        Collections.shuffle(known, random);
        List<String> further = record.tags().entrySet().stream()
                .map(entry -> TagLine.write(entry.getKey(), entry.getValue()))
                .toList();
        known.addAll(random.nextInt(known.size() + 1), further);
        known.add(oneOf("[Place]", "[7 \"x\"]", "[Comment not quoted]", "[]"));
        return known;
    }

    private String tag(String name, String value) {
        return TagLine.write(cased(name), value)
                .replaceFirst(" ", oneOf(" ", "", "  "))
                .replaceFirst("]$", oneOf("]", " ]"));
    }

    private String number(Position position) {
        int number = position.ply() / 2 + 1;
        boolean pink = position.ply() % 2 == 0;
        return oneOf(
                "",
                number + (pink ? ". " : "... "),
                number + (pink ? "." : "..."),
                number + " ",
                number + (pink ? ".\n" : ".. "));
    }

    private String sloppyMove(Move move, Position before) {
        String word = random.nextInt(4) == 0 ? withOrigin(move, before) : move(move);
        // At the start of a line a bracket begins a tag line.
        return word.startsWith("[") ? move.toString() : word;
    }

    private String comments(RecordedMove move) {
        String clock =
                move.clock().map(time -> "[%clk " + Clock.write(time) + "]").orElse("");
        String text = new Comment(Optional.empty(), move.comment()).write();
        if (clock.isEmpty() && text.isEmpty()) {
            return oneOf("", " {}", "{ }");
        }
        if (text.isEmpty()) {
            return oneOf(" {" + clock + "}", "{ " + clock + " }", " {" + clock.replace("[%clk 0:", "[%clk ") + "}");
        }
        if (clock.isEmpty()) {
            return oneOf(" {" + text + "}", "{  " + text + "\n}", "{} {" + text + "}");
        }
        return oneOf(
                " {" + clock + " " + text + "}",
                "{" + clock + "} {" + text + "}",
                "{" + text + "} {" + clock + "}",
                "{" + text + " " + clock + "}",
                "{" + clock + text + "}");
    }

    private String score(String score) {
        return oneOf(score, score.replace('-', '–'), score.replace("1/2", "½"));
    }

    private String cased(String text) {
        return oneOf(text, text.toLowerCase(Locale.ROOT), text.toUpperCase(Locale.ROOT));
    }

    private String oneOf(String... choices) {
        return choices[random.nextInt(choices.length)];
    }
}
