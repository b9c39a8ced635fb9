package io.github.oxono.testkit;

import io.github.oxono.Move;
import io.github.oxono.Position;
import io.github.oxono.Rule;
import io.github.oxono.Square;
import io.github.oxono.SquareSet;
import io.github.oxono.Symbol;
import io.github.oxono.testkit.game.Arrival;
import io.github.oxono.testkit.game.Attempt;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Supplier;

/** Tries turns step by step: first what has to be refused before a totem moves, then turns, then what has to be after it. */
final class TwoStepProbe<S> implements Probe<S> {
    private final Candidate<S> candidate;
    private final Turns.TwoSteps<S> turns;
    private final Tries tries;
    private final Random random;
    private final Everything<S> everything;

    TwoStepProbe(Candidate<S> candidate, Turns.TwoSteps<S> turns, Tries tries, Random random) {
        this.candidate = candidate;
        this.turns = turns;
        this.tries = tries;
        this.random = random;
        this.everything = Everything.of(candidate);
    }

    @Override
    public Optional<Difference> judge(Position position, Arrival<S, Move> arrival) {
        return beforeATotemMoves(position, arrival)
                .or(() -> new LegalTurns<>(candidate, everything).judge(position, arrival, tries.legal(position)))
                .or(() -> tries.halves(position).stream()
                        .flatMap(half -> afterIt(half, position, arrival).stream())
                        .findFirst());
    }

    private Optional<Difference> beforeATotemMoves(Position position, Arrival<S, Move> arrival) {
        RefusedSteps<S> steps = new RefusedSteps<>(candidate, arrival.again(), (Observation) arrival.view());
        Square square = any(position.freeSquares());
        addOutOfTurn(
                steps,
                () -> "a piece on " + square + " before a totem has moved",
                state -> turns.placePiece().place(state, Symbol.X, square));
        for (Symbol symbol : Symbol.values()) {
            others(position.destinations(symbol))
                    .forEach(destination -> steps.add(
                            () -> "the " + new HalfTurn(symbol, destination),
                            state -> turns.moveTotem().move(state, symbol, destination),
                            () -> everything.judge(position, arrival)));
        }
        return steps.judge(arrival.again().get());
    }

    private Optional<Difference> afterIt(HalfTurn half, Position position, Arrival<S, Move> arrival) {
        Attempt<S> attempt =
                candidate.attempt(() -> half.take(turns, arrival.again().get()));
        return attempt instanceof Attempt.Accepted<S> halfway
                ? halfway(halfway.state(), half, position, arrival)
                : everything.judge(position, arrival);
    }

    private Optional<Difference> halfway(S state, HalfTurn half, Position position, Arrival<S, Move> arrival) {
        Observation seen = candidate.look(state);
        if (!seen.board().equals(half.board(position))) {
            return broken("after the " + half + " the board is \"" + seen.board() + "\" instead of \""
                    + half.board(position) + "\"");
        }
        RefusedSteps<S> steps = new RefusedSteps<>(candidate, () -> half.again(turns, arrival.again()), seen);
        addSecondTotemStep(steps, half, position);
        addOtherPiece(steps, half, position);
        others(position.placements(half.symbol(), half.destination()))
                .forEach(square -> steps.add(
                        () -> "after the " + half + " a piece on " + square,
                        tried -> turns.placePiece().place(tried, half.symbol(), square),
                        () -> everything.judge(position, arrival)));
        return steps.judge(state);
    }

    private void addSecondTotemStep(RefusedSteps<S> steps, HalfTurn half, Position position) {
        HalfTurn second = new HalfTurn(
                random.nextBoolean() ? Symbol.X : Symbol.O,
                any(Reach.freeAfter(position, half.symbol(), half.destination())));
        addOutOfTurn(
                steps,
                () -> "after the " + half + " the " + second,
                state -> turns.moveTotem().move(state, second.symbol(), second.destination()));
    }

    private void addOtherPiece(RefusedSteps<S> steps, HalfTurn half, Position position) {
        Square square = any(position.placements(half.symbol(), half.destination()));
        Symbol other = half.symbol().other();
        turns.choosePiece()
                .value()
                .ifPresent(choose -> addOutOfTurn(
                        steps,
                        () -> "after the " + half + " a piece with " + other + " on " + square,
                        state -> choose.place(state, other, square)));
    }

    private static <S> void addOutOfTurn(RefusedSteps<S> steps, Supplier<String> name, RefusedSteps.Call<S> call) {
        steps.add(name, call, () -> broken(name.get() + " is accepted"));
    }

    private static Optional<Difference> broken(String message) {
        return Optional.of(Difference.of(Rule.R3, message));
    }

    private Square any(SquareSet squares) {
        return List.copyOf(squares).get(random.nextInt(squares.size()));
    }

    private static List<Square> others(SquareSet squares) {
        List<Square> others = new ArrayList<>(List.of(Square.values()));
        others.removeAll(squares);
        return others;
    }
}
