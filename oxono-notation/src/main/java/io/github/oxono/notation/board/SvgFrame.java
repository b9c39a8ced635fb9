package io.github.oxono.notation.board;

import io.github.oxono.Square;
import java.util.Set;

/**
 * The size of a picture around its board. The board's top left corner is the origin; everything is in the units of the
 * view box.
 *
 * @param parts what stands around the board
 */
record SvgFrame(Set<Part> parts) {
    /** The side of a square. */
    static final int SQUARE = 100;

    /** The side of the board. */
    static final int BOARD = SQUARE * Square.SIDE;

    private static final int EDGE = 16;
    private static final int COORDINATES = 44;
    private static final int RESERVE = 52;

    int left() {
        return -side();
    }

    int top() {
        return -EDGE - reserve();
    }

    int width() {
        return BOARD + 2 * side();
    }

    int height() {
        return EDGE + BOARD + side() + 2 * reserve();
    }

    /** The middle of the names of the ranks, from the left. */
    int ranksMiddle() {
        return -COORDINATES / 2;
    }

    /** The middle of the names of the files, from the top. */
    int filesMiddle() {
        return BOARD + COORDINATES / 2;
    }

    /** The middle of the reserve above the board, from the top. */
    int upperReserveMiddle() {
        return top() + (EDGE + RESERVE) / 2;
    }

    /** The middle of the reserve below the board, from the top. */
    int lowerReserveMiddle() {
        return top() + height() - (EDGE + RESERVE) / 2;
    }

    private int side() {
        return parts.contains(Part.COORDINATES) ? COORDINATES : EDGE;
    }

    private int reserve() {
        return parts.contains(Part.RESERVES) ? RESERVE : 0;
    }
}
