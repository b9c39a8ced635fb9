package io.github.oxono;

import io.github.oxono.naive.NaiveBoard;
import io.github.oxono.naive.NaivePly;
import java.util.Collection;
import java.util.List;

/** Says of positions and plies what {@link NaiveBoard} says of them, in its words. */
final class NaiveWords {
    private NaiveWords() {}

    static NaiveBoard naive(Position position) {
        return NaiveBoard.of(position.toString());
    }

    static char letter(Symbol symbol) {
        return symbol.name().charAt(0);
    }

    /** The texts of squares or moves. */
    static List<String> texts(Collection<?> values) {
        return values.stream().map(Object::toString).toList();
    }

    static NaivePly ply(Ply ply) {
        return new NaivePly(
                ply.move().toString(),
                ply.origin().toString(),
                ply.totemMove().name(),
                texts(ply.jumped()),
                ply.placement().name());
    }

    static String outcome(Position position) {
        return position.outcome().map(NaiveWords::letter).orElse("-");
    }

    static List<String> alignments(Position position) {
        return position.outcome()
                .filter(Outcome.Win.class::isInstance)
                .map(Outcome.Win.class::cast)
                .map(win -> alignments(win.alignments()))
                .orElse(List.of());
    }

    static List<String> alignments(List<Alignment> alignments) {
        return alignments.stream()
                .map(alignment -> kind(alignment) + " " + String.join(" ", texts(alignment.squares())))
                .toList();
    }

    private static String letter(Outcome outcome) {
        if (outcome instanceof Outcome.Win win) {
            return win.winner() == Player.PINK ? "P" : "B";
        }
        return "D";
    }

    private static String kind(Alignment alignment) {
        if (alignment instanceof Alignment.OfColour colour) {
            return colour.player().name();
        }
        return ((Alignment.OfSymbol) alignment).symbol().name();
    }
}
