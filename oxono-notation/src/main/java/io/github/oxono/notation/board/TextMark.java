package io.github.oxono.notation.board;

import io.github.oxono.Ply;
import io.github.oxono.Square;

/** What is pointed out about a square, by the brackets around it. The first that fits is shown. */
enum TextMark {
    HIGHLIGHTED("(", ")"),
    ALIGNED("{", "}"),
    LAST_MOVE("[", "]"),
    NONE(" ", " ");

    private final String left;
    private final String right;

    TextMark(String left, String right) {
        this.left = left;
        this.right = right;
    }

    static TextMark of(Diagram diagram, Square square) {
        if (diagram.highlighted().contains(square)) {
            return HIGHLIGHTED;
        }
        if (diagram.alignments().stream().anyMatch(line -> line.squares().contains(square))) {
            return ALIGNED;
        }
        return diagram.lastPly().filter(ply -> concerns(ply, square)).isPresent() ? LAST_MOVE : NONE;
    }

    String left() {
        return left;
    }

    String right() {
        return right;
    }

    private static boolean concerns(Ply ply, Square square) {
        return square == ply.origin()
                || square == ply.move().destination()
                || square == ply.move().placement();
    }
}
