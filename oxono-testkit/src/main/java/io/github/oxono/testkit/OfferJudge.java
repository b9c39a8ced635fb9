package io.github.oxono.testkit;

import io.github.oxono.Position;
import io.github.oxono.Rule;
import io.github.oxono.Square;
import io.github.oxono.SquareSet;
import io.github.oxono.Symbol;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.Function;

/** Finds the rules that explain an offer that is not the right one, in the order of attribution. */
final class OfferJudge {
    private OfferJudge() {}

    static Optional<Difference> judge(Position position, Offer offer) {
        return destinations(position, offer).or(() -> first(symbol -> placements(position, symbol, offer)));
    }

    /** Whatever is offered for the piece. */
    static Optional<Difference> destinations(Position position, Offer offer) {
        return moveAfterTheEnd(position, offer)
                .or(() -> exhaustedSymbol(position, offer))
                .or(() -> first(symbol -> DestinationJudge.judge(position, symbol, offer.destinations(symbol))));
    }

    private static Optional<Difference> moveAfterTheEnd(Position position, Offer offer) {
        if (!position.isOver()) {
            return Optional.empty();
        }
        return first(symbol -> offer.destinations(symbol).isEmpty()
                ? Optional.empty()
                : Optional.of(Difference.of(
                        Rule.R13,
                        "the game is over, and the %s totem may go to %s"
                                .formatted(symbol, offer.destinations(symbol)))));
    }

    private static Optional<Difference> exhaustedSymbol(Position position, Offer offer) {
        return first(symbol -> position.reserve(position.toMove(), symbol) > 0
                        || offer.destinations(symbol).isEmpty()
                ? Optional.empty()
                : Optional.of(Difference.of(
                        Rule.R4,
                        "%s has no %s piece left, and the %s totem may go to %s"
                                .formatted(Words.of(position.toMove()), symbol, symbol, offer.destinations(symbol)))));
    }

    private static Optional<Difference> placements(Position position, Symbol symbol, Offer offer) {
        return position.destinations(symbol).stream()
                .flatMap(destination ->
                        placements(position, symbol, destination, offer.placements(symbol, destination)).stream())
                .findFirst();
    }

    /** Of one destination that is right. */
    static Optional<Difference> placements(Position position, Symbol symbol, Square destination, SquareSet offered) {
        SquareSet expected = position.placements(symbol, destination);
        if (offered.equals(expected)) {
            return Optional.empty();
        }
        SquareSet everyFree = Reach.freeAfter(position, symbol, destination);
        boolean isFree = expected.equals(everyFree) || offered.containsAll(everyFree);
        return Optional.of(Difference.of(
                isFree ? Rule.R10 : Rule.R9,
                "with the %s totem on %s the piece may go to %s instead of %s"
                        .formatted(symbol, destination, offered, expected)));
    }

    private static Optional<Difference> first(Function<Symbol, Optional<Difference>> judge) {
        return Arrays.stream(Symbol.values())
                .flatMap(symbol -> judge.apply(symbol).stream())
                .findFirst();
    }
}
