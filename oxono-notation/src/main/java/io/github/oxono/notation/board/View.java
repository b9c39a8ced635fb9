package io.github.oxono.notation.board;

import io.github.oxono.Player;
import io.github.oxono.Square;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * The board as a player sees it.
 *
 * @param bottom who sits below it; pink has a1 at the left, black f6
 */
record View(Player bottom) {
    private static final int LAST = Square.SIDE - 1;

    /** From the left, 0 to 5. */
    int column(Square square) {
        int file = square.file() - 'a';
        return bottom == Player.PINK ? file : LAST - file;
    }

    /** From the top, 0 to 5. */
    int row(Square square) {
        int rank = square.rank() - 1;
        return bottom == Player.PINK ? LAST - rank : rank;
    }

    /** The squares row by row from the top, each row from the left. */
    List<List<Square>> rows() {
        List<Square> squares = Arrays.stream(Square.values())
                .sorted(Comparator.comparingInt(this::row).thenComparingInt(this::column))
                .toList();
        List<List<Square>> rows = new ArrayList<>();
        for (int start = 0; start < squares.size(); start += Square.SIDE) {
            rows.add(squares.subList(start, start + Square.SIDE));
        }
        return rows;
    }
}
