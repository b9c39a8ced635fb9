package io.github.oxono.testkit;

import io.github.oxono.Piece;
import io.github.oxono.Position;
import io.github.oxono.Square;

/** Draws a board: capitals for pink, small letters for black, a star before a totem's symbol. */
final class BoardText {
    private BoardText() {}

    static String of(Position position) {
        StringBuilder board = new StringBuilder();
        for (int rank = Square.SIDE; rank >= 1; rank--) {
            board.append(rank);
            for (char file = 'a'; file < 'a' + Square.SIDE; file++) {
                board.append(' ').append(content(position, Square.of(file, rank)));
            }
            board.append('\n');
        }
        return board.append("   a  b  c  d  e  f   ")
                .append(Words.of(position.toMove()))
                .append(" to move")
                .toString();
    }

    private static String content(Position position, Square square) {
        return position.totemAt(square)
                .map(symbol -> "*" + symbol)
                .or(() -> position.pieceAt(square).map(Piece::letter).map(letter -> " " + letter))
                .orElse(" .");
    }
}
