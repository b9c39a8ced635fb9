package io.github.oxono.naive;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** What is wrong with an arbitrary set-up. */
public final class NaiveSetup {

    private NaiveSetup() {}

    /**
     * The names of all faults; empty for a set-up that can be played on.
     *
     * <p>Lines are judged on the board as it is seen: a totem covers the piece beneath it. A covered piece still counts
     * as a piece of its kind and colour.
     *
     * @param pieces square to piece, such as {@code c4} to {@code x}: {@code X O} pink, {@code x o} black
     * @param totems {@code X} and {@code O} to the totem's square; each may be missing
     * @param toMove the player to move, {@code p} or {@code b}
     */
    public static Set<String> faults(Map<String, Character> pieces, Map<Character, String> totems, char toMove) {
        Set<String> faults = new TreeSet<>();
        if (!totems.containsKey('X') || !totems.containsKey('O')) {
            faults.add("TOTEM_MISSING");
        }
        if (totems.containsKey('X') && totems.get('X').equals(totems.get('O'))) {
            faults.add("TOTEMS_TOGETHER");
        }
        if (totems.values().stream().anyMatch(pieces::containsKey)) {
            faults.add("PIECE_UNDER_TOTEM");
        }
        if (List.of('X', 'O', 'x', 'o').stream().anyMatch(piece -> count(pieces, piece) > 8)) {
            faults.add("TOO_MANY_PIECES");
        }
        int pink = count(pieces, 'X') + count(pieces, 'O');
        int black = count(pieces, 'x') + count(pieces, 'o');
        if (pink != black + (toMove == 'p' ? 0 : 1)) {
            faults.add("WRONG_PLAYER_TO_MOVE");
        }
        if (isAlignmentImpossible(pieces, totems, toMove)) {
            faults.add("IMPOSSIBLE_ALIGNMENT");
        }
        return faults;
    }

    /** R11, R13: there are alignments, and no single piece of the player who moved last whose removal leaves none. */
    private static boolean isAlignmentImpossible(
            Map<String, Character> pieces, Map<Character, String> totems, char toMove) {
        if (!hasAlignment(pieces, totems)) {
            return false;
        }
        return pieces.keySet().stream()
                .filter(square -> player(pieces.get(square)) != toMove)
                .allMatch(square -> hasAlignment(without(pieces, square), totems));
    }

    private static boolean hasAlignment(Map<String, Character> pieces, Map<Character, String> totems) {
        NaiveGrid grid = NaiveGrid.empty();
        for (String square : pieces.keySet()) {
            grid = grid.withPiece(pieces.get(square), NaiveSquare.of(square));
        }
        for (char symbol : totems.keySet()) {
            grid = grid.withTotem(symbol, NaiveSquare.of(totems.get(symbol)));
        }
        return !NaiveLines.alignments(grid).isEmpty();
    }

    private static Map<String, Character> without(Map<String, Character> pieces, String square) {
        Map<String, Character> fewer = new HashMap<>(pieces);
        fewer.remove(square);
        return fewer;
    }

    private static int count(Map<String, Character> pieces, char piece) {
        return (int) pieces.values().stream().filter(each -> each == piece).count();
    }

    private static char player(char piece) {
        return Character.isUpperCase(piece) ? 'p' : 'b';
    }
}
