package io.github.oxono.naive;

import java.util.List;

/**
 * What a legal move does.
 *
 * @param move the move's text, such as {@code Xd4e4}
 * @param origin the square the totem left
 * @param kind {@code SLIDE} (R5), {@code JUMP} (R7) or {@code RELOCATION} (R8)
 * @param jumpedOver the squares jumped over, from the origin on; empty unless it is a jump
 * @param placement {@code ADJACENT} (R9) or {@code FREE} (R10)
 */
public record NaivePly(String move, String origin, String kind, List<String> jumpedOver, String placement) {

    static NaivePly of(NaiveGrid grid, NaiveMove move) {
        NaiveSquare origin = grid.totem(move.symbol());
        String kind = kind(grid, origin);
        List<NaiveSquare> jumpedOver = kind.equals("JUMP") ? origin.squaresBefore(move.destination()) : List.of();
        return new NaivePly(
                move.text(),
                origin.text(),
                kind,
                jumpedOver.stream().map(NaiveSquare::text).toList(),
                placement(grid, move));
    }

    private static String kind(NaiveGrid grid, NaiveSquare origin) {
        if (!NaiveReach.isEnclosed(grid, origin)) {
            return "SLIDE";
        }
        return NaiveReach.isRankAndFileOccupied(grid, origin) ? "RELOCATION" : "JUMP";
    }

    private static String placement(NaiveGrid grid, NaiveMove move) {
        NaiveGrid afterTotemMove = grid.withTotemMoved(move.symbol(), move.destination());
        return NaiveReach.adjacentPlacements(afterTotemMove, move.symbol()).isEmpty() ? "FREE" : "ADJACENT";
    }
}
