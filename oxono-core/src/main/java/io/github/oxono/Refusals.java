package io.github.oxono;

import java.util.Optional;

/** Finds why a part of a turn is refused; the parts are looked at in the order of {@link Refusal}. */
final class Refusals {
    private Refusals() {}

    /** The first reason against a move; empty if it is legal. */
    static Optional<Refusal> of(Position position, Move move) {
        return ofSymbol(position, move.symbol())
                .or(() -> ofDestination(position, move.symbol(), move.destination()))
                .or(() -> ofPlacement(position, move.symbol(), move.destination(), move.placement()));
    }

    static Optional<Refusal> ofSymbol(Position position, Symbol symbol) {
        if (position.isOver()) {
            return Optional.of(Refusal.GAME_OVER);
        }
        return position.reserve(position.toMove(), symbol) == 0
                ? Optional.of(Refusal.NO_PIECE_IN_RESERVE)
                : Optional.empty();
    }

    /** For a totem that may move. */
    static Optional<Refusal> ofDestination(Position position, Symbol symbol, Square destination) {
        Square origin = position.totem(symbol);
        if (destination == origin) {
            return Optional.of(Refusal.TOTEM_STAYS);
        }
        if (!position.freeSquares().contains(destination)) {
            return Optional.of(Refusal.DESTINATION_OCCUPIED);
        }
        if (position.destinations(symbol).contains(destination)) {
            return Optional.empty();
        }
        boolean inLine = Direction.between(origin, destination).isPresent();
        if (position.isEnclosed(symbol)) {
            return Optional.of(inLine ? Refusal.NOT_FIRST_FREE_SQUARE : Refusal.NOT_IN_LINE_FOR_JUMP);
        }
        return Optional.of(inLine ? Refusal.PATH_BLOCKED : Refusal.NOT_IN_LINE);
    }

    /** For a totem that may go to this destination. */
    static Optional<Refusal> ofPlacement(Position position, Symbol symbol, Square destination, Square placement) {
        if (position.placements(symbol, destination).contains(placement)) {
            return Optional.empty();
        }
        boolean freeAfter = placement == position.totem(symbol)
                || (placement != destination && position.freeSquares().contains(placement));
        return Optional.of(freeAfter ? Refusal.NOT_ADJACENT : Refusal.PLACEMENT_OCCUPIED);
    }
}
