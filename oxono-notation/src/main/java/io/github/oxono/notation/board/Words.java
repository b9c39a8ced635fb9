package io.github.oxono.notation.board;

import io.github.oxono.Alignment;
import io.github.oxono.Piece;
import io.github.oxono.Player;
import io.github.oxono.Ply;
import io.github.oxono.Result;
import io.github.oxono.Setup;
import io.github.oxono.Square;
import io.github.oxono.Symbol;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** What a diagram shows, in words. */
final class Words {
    private Words() {}

    static String title(Diagram diagram) {
        return "Oxono: " + diagram.result().map(Words::result).orElseGet(() -> standings(diagram));
    }

    private static String standings(Diagram diagram) {
        return Arrays.stream(Player.values())
                .filter(player -> Standing.of(diagram, player) != Standing.WAITS)
                .map(player -> name(player) + " " + Standing.of(diagram, player).words())
                .collect(Collectors.joining(", "));
    }

    /** Everything, one sentence each. */
    static String description(Diagram diagram) {
        Setup setup = diagram.setup();
        List<String> sentences = new ArrayList<>();
        setup.totems().forEach((symbol, square) -> sentences.add("Totem " + symbol + " on " + square));
        for (Piece piece : Piece.values()) {
            List<Square> squares = setup.pieces().keySet().stream()
                    .filter(square -> setup.pieces().get(square) == piece)
                    .toList();
            if (!squares.isEmpty()) {
                sentences.add(name(piece.player()) + " " + piece.symbol() + " on " + list(squares));
            }
        }
        for (Player player : Player.values()) {
            sentences.add("In reserve of " + name(player) + ": " + reserve(setup, player));
        }
        sentences.addAll(remarks(diagram));
        if (!diagram.highlighted().isEmpty()) {
            sentences.add("Highlighted: " + list(diagram.highlighted()));
        }
        return sentences.stream().map(Words::sentence).collect(Collectors.joining(" "));
    }

    /** What is pointed out over several squares, one line each. */
    static List<String> remarks(Diagram diagram) {
        List<String> remarks = new ArrayList<>();
        diagram.lastPly().ifPresent(ply -> remarks.add("Last move: " + ply(ply)));
        for (Alignment alignment : diagram.alignments()) {
            remarks.add("Line of " + kind(alignment) + ": " + list(alignment.squares()));
        }
        diagram.result().ifPresent(result -> remarks.add("Result: " + result(result)));
        for (Arrow arrow : diagram.arrows()) {
            remarks.add("Arrow from " + arrow.from() + " to " + arrow.to());
        }
        return remarks;
    }

    static String name(Player player) {
        return player.name().toLowerCase(Locale.ROOT);
    }

    private static String ply(Ply ply) {
        String totemMove = ply.totemMove().name().toLowerCase(Locale.ROOT);
        return ply.move() + " by " + name(ply.player()) + ", " + totemMove + " from " + ply.origin();
    }

    private static String result(Result result) {
        String reason = result.reason().name().toLowerCase(Locale.ROOT);
        return switch (result.score()) {
            case PINK_WINS -> "pink wins by " + reason;
            case BLACK_WINS -> "black wins by " + reason;
            case DRAW -> "drawn by " + reason;
            case UNDECIDED -> reason;
        };
    }

    private static String kind(Alignment alignment) {
        if (alignment instanceof Alignment.OfColour colour) {
            return name(colour.player());
        }
        return ((Alignment.OfSymbol) alignment).symbol().name();
    }

    private static String reserve(Setup setup, Player player) {
        return Arrays.stream(Symbol.values())
                .map(symbol -> Reserve.of(setup, Piece.of(player, symbol)) + " " + symbol)
                .collect(Collectors.joining(", "));
    }

    private static String list(Collection<Square> squares) {
        return squares.stream().map(Square::toString).collect(Collectors.joining(", "));
    }

    private static String sentence(String words) {
        return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1) + ".";
    }
}
