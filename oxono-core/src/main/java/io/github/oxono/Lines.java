package io.github.oxono;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;

/** Finds the alignments of a board (R11): colours before symbols, then by first square, then ranks before files. */
final class Lines {
    private static final Comparator<Alignment> BY_FIRST_SQUARE =
            Comparator.comparing(alignment -> alignment.squares().get(0));

    private Lines() {}

    /** All alignments among these pieces. */
    static List<Alignment> of(Pieces pieces) {
        List<Alignment> colours = new ArrayList<>();
        for (Player player : Player.values()) {
            addRuns(colours, pieces.of(player), run -> new Alignment.OfColour(player, run));
        }
        List<Alignment> symbols = new ArrayList<>();
        for (Symbol symbol : Symbol.values()) {
            addRuns(symbols, pieces.of(symbol), run -> new Alignment.OfSymbol(symbol, run));
        }

        // The sort is stable, so a run along a rank stays before one along a file from the same square.
        colours.sort(BY_FIRST_SQUARE);
        symbols.sort(BY_FIRST_SQUARE);
        List<Alignment> all = new ArrayList<>(colours);
        all.addAll(symbols);
        return List.copyOf(all);
    }

    private static void addRuns(List<Alignment> found, long pieces, Function<List<Square>, Alignment> kind) {
        addRuns(found, pieces, Kernel.rankLineStarts(pieces), Direction.EAST, kind);
        addRuns(found, pieces, Kernel.fileLineStarts(pieces), Direction.NORTH, kind);
    }

    private static void addRuns(
            List<Alignment> found,
            long pieces,
            long starts,
            Direction direction,
            Function<List<Square>, Alignment> kind) {
        long covered = 0;
        for (Square start : SquareSet.ofBits(starts)) {
            // A run of five or six starts a four more than once; only the first start begins the whole run.
            if ((covered & Kernel.bit(start.ordinal())) == 0) {
                SquareSet run = run(pieces, start, direction);
                covered |= run.toBits();
                found.add(kind.apply(List.copyOf(run)));
            }
        }
    }

    private static SquareSet run(long pieces, Square start, Direction direction) {
        long run = Kernel.bit(start.ordinal());
        for (Square next : start.ray(direction)) {
            if ((pieces & Kernel.bit(next.ordinal())) == 0) {
                break;
            }
            run |= Kernel.bit(next.ordinal());
        }
        return SquareSet.ofBits(run);
    }
}
