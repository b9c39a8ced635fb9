package io.github.oxono;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntToLongFunction;
import java.util.stream.Stream;

/** Finds the alignments of a board (R11): colours before symbols, then by first square, then ranks before files. */
final class Lines {
    private static final Comparator<Alignment> BY_FIRST_SQUARE =
            Comparator.comparing(alignment -> alignment.squares().get(0));

    private Lines() {}

    /** All alignments among these pieces. */
    static List<Alignment> of(Pieces pieces) {
        Stream<Alignment> colours = Arrays.stream(Player.values())
                .flatMap(player -> runs(pieces.of(player)).map(run -> new Alignment.OfColour(player, run)));
        Stream<Alignment> symbols = Arrays.stream(Symbol.values())
                .flatMap(symbol -> runs(pieces.of(symbol)).map(run -> new Alignment.OfSymbol(symbol, run)));
        // The sort is stable, so a run along a rank stays before one along a file from the same square.
        return Stream.concat(colours.sorted(BY_FIRST_SQUARE), symbols.sorted(BY_FIRST_SQUARE))
                .toList();
    }

    private static Stream<List<Square>> runs(long pieces) {
        return Stream.concat(
                runs(Kernel.rankLineStarts(pieces), first -> Kernel.rankRun(pieces, first)),
                runs(Kernel.fileLineStarts(pieces), first -> Kernel.fileRun(pieces, first)));
    }

    private static Stream<List<Square>> runs(long starts, IntToLongFunction runFrom) {
        Stream.Builder<List<Square>> runs = Stream.builder();
        long rest = starts;
        while (rest != 0) {
            long run = runFrom.applyAsLong(Long.numberOfTrailingZeros(rest));
            runs.add(List.copyOf(SquareSet.ofBits(run)));
            // A run of five or six starts a four more than once; only the first start begins the whole run.
            rest &= ~run;
        }
        return runs.build();
    }
}
