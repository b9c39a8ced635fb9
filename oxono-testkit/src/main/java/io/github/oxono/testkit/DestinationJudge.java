package io.github.oxono.testkit;

import io.github.oxono.Direction;
import io.github.oxono.Position;
import io.github.oxono.Rule;
import io.github.oxono.Square;
import io.github.oxono.SquareSet;
import io.github.oxono.Symbol;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Finds the rules that explain wrong destinations of a totem, by its class: free, enclosed with a jump, without. */
final class DestinationJudge {
    private final Position position;
    private final Symbol symbol;
    private final SquareSet offered;
    private final SquareSet missing;
    private final SquareSet extra;

    private DestinationJudge(Position position, Symbol symbol, SquareSet offered) {
        this.position = position;
        this.symbol = symbol;
        this.offered = offered;
        long expected = position.destinations(symbol).toBits();
        this.missing = SquareSet.ofBits(expected & ~offered.toBits());
        this.extra = SquareSet.ofBits(offered.toBits() & ~expected);
    }

    static Optional<Difference> judge(Position position, Symbol symbol, SquareSet offered) {
        DestinationJudge judge = new DestinationJudge(position, symbol, offered);
        return judge.missing.isEmpty() && judge.extra.isEmpty() ? Optional.empty() : Optional.of(judge.explain());
    }

    private Difference explain() {
        if (extra.contains(position.totem(symbol))) {
            return difference(Rule.R3);
        }
        Difference byClass = switch (position.totemMove(symbol)) {
            case SLIDE -> explainFree();
            case JUMP -> explainEnclosedWithJump();
            case RELOCATION -> explainEnclosedWithoutJump();
        };
        boolean mayLookExhausted = offered.isEmpty() && Features.isOtherReserveUsedUp(position, symbol);
        return mayLookExhausted ? byClass.orElse(Rule.R4, Features.only(Features.OTHER_RESERVE_USED_UP)) : byClass;
    }

    private Difference explainFree() {
        boolean jumps = !extra.isEmpty() && Reach.jumps(position, symbol).containsAll(extra);
        if (jumps && stopsBehindTheRun()) {
            return difference(Rule.R6);
        }
        boolean looksEnclosed = jumps || offered.isEmpty() || offered.equals(position.freeSquares());
        return looksEnclosed ? difference(Rule.R5).orElse(Rule.R6, Set.of()) : difference(Rule.R5);
    }

    private Difference explainEnclosedWithJump() {
        Difference noJump = difference(Rule.R7, Features.eachOf(Features.jumps(position, symbol)));
        return orFreePlacement(orNotSeenAsEnclosed(noJump));
    }

    private Difference explainEnclosedWithoutJump() {
        boolean jumpsOntoPieces = extra.stream().anyMatch(this::isInLine);
        if (jumpsOntoPieces) {
            return difference(Rule.R8).orElse(Rule.R7, Set.of());
        }
        String feature = offered.isEmpty() ? Features.RELOCATION : Features.RELOCATION_INTO_ENCLOSURE;
        return orFreePlacement(orNotSeenAsEnclosed(difference(Rule.R8, Features.only(feature))));
    }

    private Difference orNotSeenAsEnclosed(Difference difference) {
        return offered.isEmpty() ? difference.orElse(Rule.R6, Set.of(Features.walls(position, symbol))) : difference;
    }

    /** A list of whole turns leaves out a destination for which it knows no placement. */
    private Difference orFreePlacement(Difference difference) {
        boolean allLandEnclosed = extra.isEmpty()
                && missing.stream()
                        .allMatch(square ->
                                position.placements(symbol, square).equals(Reach.freeAfter(position, symbol, square)));
        return allLandEnclosed ? difference.orElse(Rule.R10, Features.only(Features.FREE_PLACEMENT)) : difference;
    }

    /** Whoever slides over a run goes on behind it; whoever jumps does not. */
    private boolean stopsBehindTheRun() {
        for (Direction direction : Direction.values()) {
            boolean goesFurther = Reach.landing(position, symbol, direction)
                    .flatMap(landing -> landing.neighbour(direction))
                    .filter(position.freeSquares()::contains)
                    .filter(square -> !offered.contains(square))
                    .isPresent();
            boolean isOffered = Reach.landing(position, symbol, direction)
                    .filter(extra::contains)
                    .isPresent();
            if (isOffered && goesFurther) {
                return true;
            }
        }
        return false;
    }

    private boolean isInLine(Square square) {
        return Direction.between(position.totem(symbol), square).isPresent();
    }

    private Difference difference(Rule rule) {
        return difference(rule, Set.of());
    }

    private Difference difference(Rule rule, Set<Set<String>> alibis) {
        String kind = Words.of(position.totemMove(symbol));
        String message = "the %s totem on %s, %s, may go to %s instead of %s"
                .formatted(symbol, position.totem(symbol), kind, offered, position.destinations(symbol));
        return new Difference(OxonoLaw.RULES, Map.of(rule, alibis), message);
    }
}
