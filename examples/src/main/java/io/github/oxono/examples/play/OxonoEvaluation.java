package io.github.oxono.examples.play;

import io.github.oxono.Outcome;
import io.github.oxono.Piece;
import io.github.oxono.Player;
import io.github.oxono.Position;
import io.github.oxono.Square;
import io.github.oxono.SquareSet;
import io.github.oxono.Symbol;
import io.github.oxono.examples.search.Evaluation;
import java.util.ArrayList;
import java.util.List;

/**
 * What a position of Oxono is worth: pieces of one colour in a line that the other has not interrupted count for their
 * player, and three of one symbol for whoever moves next, since the fourth may be anybody's.
 */
final class OxonoEvaluation implements Evaluation<Position> {
    private static final int LENGTH = 4;
    /** By how many of the four squares are taken; four are a win. */
    private static final int[] COLOUR_WORTH = {0, 1, 4, 16, 0};

    private static final int THREE_OF_A_SYMBOL_WORTH = 24;

    /** Every four squares in a row, as sets of bits. */
    private static final long[] LINES = lines();

    @Override
    public int of(Position position) {
        return position.outcome()
                .map(outcome -> outcome instanceof Outcome.Win ? -WIN : 0)
                .orElseGet(() -> worth(position));
    }

    private static int worth(Position position) {
        Player mover = position.toMove();
        long own = 0;
        long crosses = 0;
        long all = 0;
        for (Square square : Square.values()) {
            long bit = 1L << square.ordinal();
            Piece piece = position.pieceAt(square).orElse(null);
            if (piece != null) {
                all |= bit;
                own |= piece.player() == mover ? bit : 0;
                crosses |= piece.symbol() == Symbol.X ? bit : 0;
            }
        }
        int worth = 0;
        for (long line : LINES) {
            worth += colourWorth(line, own, all) - colourWorth(line, all & ~own, all);
            worth += isThree(line, crosses, all) || isThree(line, all & ~crosses, all) ? THREE_OF_A_SYMBOL_WORTH : 0;
        }
        return worth;
    }

    private static int colourWorth(long line, long pieces, long all) {
        return isUninterrupted(line, pieces, all) ? COLOUR_WORTH[Long.bitCount(line & pieces)] : 0;
    }

    private static boolean isThree(long line, long pieces, long all) {
        return isUninterrupted(line, pieces, all) && Long.bitCount(line & pieces) == LENGTH - 1;
    }

    private static boolean isUninterrupted(long line, long pieces, long all) {
        return (line & all & ~pieces) == 0;
    }

    private static long[] lines() {
        List<SquareSet> lines = new ArrayList<>();
        for (int along = 0; along <= Square.SIDE - LENGTH; along++) {
            for (int across = 1; across <= Square.SIDE; across++) {
                lines.add(line('a' + along, across, 1, 0));
                lines.add(line('a' + across - 1, along + 1, 0, 1));
            }
        }
        return lines.stream().mapToLong(SquareSet::toBits).toArray();
    }

    private static SquareSet line(int file, int rank, int fileStep, int rankStep) {
        List<Square> squares = new ArrayList<>();
        for (int step = 0; step < LENGTH; step++) {
            squares.add(Square.of((char) (file + step * fileStep), rank + step * rankStep));
        }
        return SquareSet.copyOf(squares);
    }
}
