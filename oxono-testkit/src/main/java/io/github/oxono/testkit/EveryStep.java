package io.github.oxono.testkit;

import io.github.oxono.Move;
import io.github.oxono.Position;
import io.github.oxono.Square;
import io.github.oxono.SquareSet;
import io.github.oxono.Symbol;
import io.github.oxono.testkit.game.Arrival;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/** Tries every step of a totem, and after it every step of a piece. */
final class EveryStep<S> implements Everything<S> {
    private static final List<Square> SQUARES = List.of(Square.values());

    private final Candidate<S> candidate;
    private final Turns.TwoSteps<S> turns;

    EveryStep(Candidate<S> candidate, Turns.TwoSteps<S> turns) {
        this.candidate = candidate;
        this.turns = turns;
    }

    @Override
    public Optional<Difference> judge(Position position, Arrival<S, Move> arrival) {
        return destinations(position, arrival)
                .or(() -> HalfTurn.all(position).stream()
                        .flatMap(half -> placements(half, position, arrival).stream())
                        .findFirst());
    }

    @Override
    public Set<Move> accepted(Supplier<S> states) {
        Set<Move> moves = new HashSet<>();
        for (Symbol symbol : Symbol.values()) {
            for (Square destination : totemSteps(symbol, states).accepted()) {
                pieceSteps(new HalfTurn(symbol, destination), states).accepted().stream()
                        .filter(placement -> placement != destination)
                        .forEach(placement -> moves.add(Move.of(symbol, destination, placement)));
            }
        }
        return moves;
    }

    private Optional<Difference> destinations(Position position, Arrival<S, Move> arrival) {
        Offer offer = new Offer();
        List<Throwable> crashes = new ArrayList<>();
        for (Symbol symbol : Symbol.values()) {
            Sweep<Square> steps = totemSteps(symbol, arrival.again());
            steps.accepted().forEach(square -> offer.addDestination(symbol, square));
            crashes.addAll(steps.crashes(position.destinations(symbol)));
        }
        return OfferJudge.destinations(position, offer).map(difference -> difference.orCrash(crashes));
    }

    private Optional<Difference> placements(HalfTurn half, Position position, Arrival<S, Move> arrival) {
        Sweep<Square> steps = pieceSteps(half, arrival.again());
        SquareSet legal = position.placements(half.symbol(), half.destination());
        return OfferJudge.placements(position, half.symbol(), half.destination(), SquareSet.copyOf(steps.accepted()))
                .map(difference -> difference.orCrash(steps.crashes(legal)));
    }

    private Sweep<Square> totemSteps(Symbol symbol, Supplier<S> states) {
        return Sweep.of(
                candidate, states, SQUARES, square -> state -> turns.moveTotem().move(state, symbol, square));
    }

    private Sweep<Square> pieceSteps(HalfTurn half, Supplier<S> states) {
        return Sweep.of(
                candidate,
                () -> half.again(turns, states),
                SQUARES,
                square -> state -> turns.placePiece().place(state, half.symbol(), square));
    }
}
