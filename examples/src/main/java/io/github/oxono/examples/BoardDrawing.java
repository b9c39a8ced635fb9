package io.github.oxono.examples;

import io.github.oxono.Piece;
import io.github.oxono.Position;
import io.github.oxono.Square;
import java.util.ArrayList;
import java.util.List;

/** Draws a board in plain text, with the signs that positions are written with. */
final class BoardDrawing {
    private static final String FILES = "   a  b  c  d  e  f";

    private BoardDrawing() {}

    /** Ranks 6 to 1, then the names of the files. */
    static List<String> of(Position position) {
        List<String> lines = new ArrayList<>();
        for (int rank = Square.SIDE; rank >= 1; rank--) {
            lines.add(rank(position, rank));
        }
        lines.add(FILES);
        return lines;
    }

    private static String rank(Position position, int rank) {
        StringBuilder line = new StringBuilder().append(rank);
        for (char file = 'a'; file <= 'f'; file++) {
            line.append(' ').append(content(position, Square.of(file, rank)));
        }
        return line.toString();
    }

    private static String content(Position position, Square square) {
        return position.totemAt(square)
                .map(symbol -> "*" + symbol)
                .or(() -> position.pieceAt(square).map(Piece::letter).map(letter -> " " + letter))
                .orElse(" .");
    }
}
