package io.github.oxono.notation;

import io.github.oxono.Square;

/** A square as row and column, counted from 0 at the top left. */
final class MatchLogSquare {
    private MatchLogSquare() {}

    static Square of(String row, String column) {
        return Square.of((char) ('a' + Integer.parseInt(column)), Square.SIDE - Integer.parseInt(row));
    }

    static String write(Square square) {
        return "(%d, %d)".formatted(Square.SIDE - square.rank(), square.file() - 'a');
    }
}
