package io.github.oxono.testkit;

import io.github.oxono.Move;
import io.github.oxono.Outcome;
import io.github.oxono.Position;
import io.github.oxono.Rule;
import io.github.oxono.Square;
import io.github.oxono.Symbol;
import io.github.oxono.TotemMove;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** What has been looked at and found right in the course of a check. */
final class Experience {
    private final Map<Rule, Integer> looks = new EnumMap<>(Rule.class);
    private final Set<String> features = new HashSet<>();
    private final Depth depth;
    private long positions;
    private long symmetries;

    /** How much of a position is looked at. */
    enum Depth {
        /** All that it offers. */
        OFFERS,
        /** The move that is played. */
        MOVES_PLAYED
    }

    Experience(Depth depth) {
        this.depth = depth;
    }

    Map<Rule, Integer> looks() {
        return looks;
    }

    Set<String> features() {
        return features;
    }

    long positions() {
        return positions;
    }

    /** How many positions were compared with their images. */
    long symmetries() {
        return symmetries;
    }

    void comparedWithImages() {
        symmetries++;
    }

    void started() {
        look(Rule.R2);
    }

    void played(Position before, Move move) {
        look(Rule.R1);
        look(Rule.R3);
        look(before.totemMove(move.symbol()).rule());
        look(before.describe(move).placement().rule());
        if (before.isEnclosed(move.symbol())) {
            look(Rule.R6);
        }
    }

    void agreed(Position position) {
        positions++;
        position.outcome().ifPresent(outcome -> ended(position, outcome));
        if (depth == Depth.OFFERS) {
            offered(position);
        }
    }

    private void ended(Position position, Outcome outcome) {
        look(outcome instanceof Outcome.Win ? Rule.R11 : Rule.R12);
        features.addAll(Features.wins(position));
        if (position.ply() == Position.MAX_PLY && outcome instanceof Outcome.Win) {
            look(Rule.R12);
            features.add(Features.WIN_WITH_THE_LAST_PIECE);
        }
    }

    private void offered(Position position) {
        if (position.isOver()) {
            look(Rule.R13);
            return;
        }
        for (Symbol symbol : Symbol.values()) {
            if (position.reserve(position.toMove(), symbol) == 0) {
                look(Rule.R4);
            } else {
                offered(position, symbol);
            }
        }
    }

    private void offered(Position position, Symbol symbol) {
        TotemMove kind = position.totemMove(symbol);
        look(kind.rule());
        if (Features.isOtherReserveUsedUp(position, symbol)) {
            features.add(Features.OTHER_RESERVE_USED_UP);
        }
        if (kind == TotemMove.SLIDE) {
            look(Rule.R9);
            return;
        }
        look(Rule.R6);
        if (kind == TotemMove.JUMP) {
            // Relocations would tell as much of walls, but too seldom for the same verdict at every seed.
            features.addAll(Features.walls(position, symbol));
            features.addAll(Features.jumps(position, symbol));
        } else {
            features.add(Features.RELOCATION);
        }
        position.destinations(symbol).forEach(destination -> landed(position, symbol, destination));
    }

    private void landed(Position position, Symbol symbol, Square destination) {
        boolean isFree =
                position.placements(symbol, destination).equals(Reach.freeAfter(position, symbol, destination));
        look(isFree ? Rule.R10 : Rule.R9);
        if (isFree) {
            features.add(Features.FREE_PLACEMENT);
            if (position.totemMove(symbol) == TotemMove.RELOCATION) {
                features.add(Features.RELOCATION_INTO_ENCLOSURE);
            }
        }
    }

    private void look(Rule rule) {
        looks.merge(rule, 1, Integer::sum);
    }
}
