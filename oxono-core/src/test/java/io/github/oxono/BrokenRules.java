package io.github.oxono;

import java.util.Arrays;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Everything that a move breaks, each row of the table of refusals looked at by itself, in whatever order. */
final class BrokenRules {
    private final Position position;
    private final Move move;
    private final Square origin;

    private BrokenRules(Position position, Move move) {
        this.position = position;
        this.move = move;
        this.origin = position.totem(move.symbol());
    }

    /** All that stands against a move; nothing if it is legal. */
    static Set<Refusal> of(Position position, Move move) {
        BrokenRules rules = new BrokenRules(position, move);
        return Arrays.stream(Refusal.values())
                .filter(rules::isBroken)
                .collect(Collectors.toCollection(() -> EnumSet.noneOf(Refusal.class)));
    }

    private boolean isBroken(Refusal refusal) {
        return switch (refusal) {
            case GAME_OVER -> position.outcome().isPresent();
            case NO_PIECE_IN_RESERVE -> position.reserve(position.toMove(), move.symbol()) == 0;
            case TOTEM_STAYS -> move.destination() == origin;
            case DESTINATION_OCCUPIED -> isOccupiedByOthers(move.destination());
            case NOT_IN_LINE -> isTotemMove(TotemMove.SLIDE) && !isInLine();
            case PATH_BLOCKED ->
                isTotemMove(TotemMove.SLIDE)
                        && isInLine()
                        && !onTheWay().stream().allMatch(this::isFree);
            case NOT_IN_LINE_FOR_JUMP -> isTotemMove(TotemMove.JUMP) && !isInLine();
            case NOT_FIRST_FREE_SQUARE ->
                isTotemMove(TotemMove.JUMP) && isInLine() && onTheWay().stream().anyMatch(this::isFree);
            case PLACEMENT_OCCUPIED -> isOccupiedByOthers(move.placement());
            case NOT_ADJACENT -> {
                Collection<Square> neighbours = move.destination().neighbours();
                yield !neighbours.contains(move.placement())
                        && !neighbours.stream().allMatch(this::isOccupiedByOthers);
            }
        };
    }

    private boolean isTotemMove(TotemMove totemMove) {
        return position.totemMove(move.symbol()) == totemMove;
    }

    private boolean isFree(Square square) {
        return position.freeSquares().contains(square);
    }

    /** By a piece or the totem that does not move. */
    private boolean isOccupiedByOthers(Square square) {
        return !isFree(square) && square != origin;
    }

    private boolean isInLine() {
        return move.destination().file() == origin.file() || move.destination().rank() == origin.rank();
    }

    /** The squares between the totem's old and new square, which are in line. */
    private List<Square> onTheWay() {
        return Arrays.stream(Direction.values())
                .map(origin::ray)
                .filter(ray -> ray.contains(move.destination()))
                .map(ray -> ray.subList(0, ray.indexOf(move.destination())))
                .findFirst()
                .orElse(List.of());
    }
}
