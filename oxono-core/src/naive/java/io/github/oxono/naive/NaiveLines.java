package io.github.oxono.naive;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * R11: lines of four or more pieces of one colour, or of one symbol, without a gap along a rank or file. Totems and
 * free squares are of no colour and no symbol, so they interrupt a line.
 */
final class NaiveLines {

    private static final String NONE = "";

    private NaiveLines() {}

    /** Colours before symbols, then by first square, then the run along the rank before the one along the file. */
    static List<String> alignments(NaiveGrid grid) {
        List<String> alignments = new ArrayList<>();
        alignments.addAll(alignments(square -> colour(grid.at(square))));
        alignments.addAll(alignments(square -> symbol(grid.at(square))));
        return List.copyOf(alignments);
    }

    private static List<String> alignments(Function<NaiveSquare, String> kindAt) {
        List<String> alignments = new ArrayList<>();
        for (NaiveSquare first : NaiveSquare.ALL) {
            if (!kindAt.apply(first).equals(NONE)) {
                alignmentFrom(first, first.ray(-1, 0), first.ray(1, 0), kindAt).ifPresent(alignments::add);
                alignmentFrom(first, first.ray(0, -1), first.ray(0, 1), kindAt).ifPresent(alignments::add);
            }
        }
        return alignments;
    }

    private static Optional<String> alignmentFrom(
            NaiveSquare first,
            List<NaiveSquare> before,
            List<NaiveSquare> after,
            Function<NaiveSquare, String> kindAt) {
        String kind = kindAt.apply(first);
        // A run is told once, from its lowest square.
        if (!before.isEmpty() && kindAt.apply(before.get(0)).equals(kind)) {
            return Optional.empty();
        }
        List<String> run = new ArrayList<>();
        run.add(first.text());
        for (NaiveSquare square : after) {
            if (!kindAt.apply(square).equals(kind)) {
                break;
            }
            run.add(square.text());
        }
        return run.size() < 4 ? Optional.empty() : Optional.of(kind + " " + String.join(" ", run));
    }

    private static String colour(char content) {
        return switch (content) {
            case 'X', 'O' -> "PINK";
            case 'x', 'o' -> "BLACK";
            default -> NONE;
        };
    }

    private static String symbol(char content) {
        return switch (content) {
            case 'X', 'x' -> "X";
            case 'O', 'o' -> "O";
            default -> NONE;
        };
    }
}
