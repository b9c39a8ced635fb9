package io.github.oxono.testkit;

import io.github.oxono.Alignment;
import io.github.oxono.Direction;
import io.github.oxono.Outcome;
import io.github.oxono.Piece;
import io.github.oxono.Position;
import io.github.oxono.Square;
import io.github.oxono.Symbol;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Names for single abilities of an implementation, such as to jump north over two pieces. One that is seen to work
 * somewhere is not to blame elsewhere.
 */
final class Features {
    static final String FREE_PLACEMENT = "free placement";
    static final String RELOCATION = "relocation";
    static final String RELOCATION_INTO_ENCLOSURE = "relocation into an enclosure";
    static final String WIN_WITH_THE_LAST_PIECE = "win with the last piece";
    static final String OTHER_RESERVE_USED_UP = "moves while another reserve is used up";

    private Features() {}

    /** Cleared by this feature alone. */
    static Set<Set<String>> only(String feature) {
        return Set.of(Set.of(feature));
    }

    /** Cleared by any of these features. */
    static Set<Set<String>> eachOf(Set<String> features) {
        return features.stream().map(Set::of).collect(Collectors.toSet());
    }

    /** To see that each of the things around a totem closes a side. */
    static Set<String> walls(Position position, Symbol symbol) {
        Set<String> walls = new HashSet<>();
        for (Direction direction : Direction.values()) {
            walls.add("wall "
                    + position.totem(symbol)
                            .neighbour(direction)
                            .map(square -> content(position, symbol, square))
                            .orElse("edge " + direction));
        }
        return walls;
    }

    /** To make the jumps of this totem, each a feature of its own. */
    static Set<String> jumps(Position position, Symbol symbol) {
        Set<String> jumps = new HashSet<>();
        for (Direction direction : Direction.values()) {
            if (Reach.landing(position, symbol, direction).isPresent()) {
                jumps.add(jump(position, symbol, direction));
            }
        }
        return jumps;
    }

    /** To see the lines of a won position; empty where none is won. */
    static Set<String> wins(Position position) {
        Set<String> wins = new HashSet<>();
        if (position.outcome().orElse(null) instanceof Outcome.Win win) {
            win.alignments().forEach(alignment -> wins.add(win(alignment)));
        }
        return wins;
    }

    static boolean isOtherReserveUsedUp(Position position, Symbol symbol) {
        return position.reserve(position.toMove(), symbol.other()) == 0
                || position.reserve(position.toMove().opponent(), symbol) == 0;
    }

    private static String jump(Position position, Symbol symbol, Direction direction) {
        Set<String> over = new TreeSet<>();
        Reach.run(position, symbol, direction).forEach(square -> over.add(content(position, symbol, square)));
        return "jump " + Reach.run(position, symbol, direction).size() + over;
    }

    private static String win(Alignment alignment) {
        Square first = alignment.squares().get(0);
        boolean alongRank = alignment.squares().get(1).rank() == first.rank();
        String kind = alignment instanceof Alignment.OfColour ? "colour" : "symbol";
        return kind
                + (alongRank ? " along a rank " : " along a file ")
                + alignment.squares().size();
    }

    private static String content(Position position, Symbol symbol, Square square) {
        Optional<Piece> piece = position.pieceAt(square);
        return piece.map(found -> (found.player() == position.toMove() ? "own" : "foreign")
                        + (found.symbol() == symbol ? " same" : " other"))
                .orElse("totem");
    }
}
