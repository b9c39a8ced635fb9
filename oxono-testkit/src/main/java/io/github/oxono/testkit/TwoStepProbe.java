package io.github.oxono.testkit;

import io.github.oxono.Move;
import io.github.oxono.Position;
import io.github.oxono.Rule;
import io.github.oxono.Square;
import io.github.oxono.Symbol;
import io.github.oxono.testkit.game.Arrival;
import io.github.oxono.testkit.game.Attempt;
import io.github.oxono.testkit.game.CrashException;
import io.github.oxono.testkit.game.GameLaw;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;

/** Tries turns step by step: first every square for each totem, then, for a few destinations, every square for the piece. */
final class TwoStepProbe<S> implements Probe<S> {
    private final Candidate<S> candidate;
    private final Turns.TwoSteps<S> turns;
    private final Random random;

    TwoStepProbe(Candidate<S> candidate, Turns.TwoSteps<S> turns, Random random) {
        this.candidate = candidate;
        this.turns = turns;
        this.random = random;
    }

    @Override
    public Optional<Difference> judge(Position position, Arrival<S, Move> arrival) {
        return new Steps(position, arrival).judge();
    }

    /** The steps that are tried in one state. */
    private final class Steps {
        private final Position position;
        private final Arrival<S, Move> arrival;
        private final Offer offer = new Offer();

        Steps(Position position, Arrival<S, Move> arrival) {
            this.position = position;
            this.arrival = arrival;
        }

        Optional<Difference> judge() {
            return pieceBeforeTotem().or(this::destinations).or(this::someHalves);
        }

        private Optional<Difference> pieceBeforeTotem() {
            S state = arrival.again().get();
            List<Square> free = new ArrayList<>(position.freeSquares());
            Square square = free.get(random.nextInt(free.size()));
            Attempt<S> attempt = candidate.attempt(() -> turns.placePiece().place(state, Symbol.X, square));
            if (attempt instanceof Attempt.Crashed<S> crashed) {
                return crash("a piece on " + square + " before a totem has moved", crashed);
            }
            return attempt instanceof Attempt.Accepted<S>
                    ? broken("a piece may go to " + square + " before a totem has moved")
                    : Refused.effects(candidate, arrival, state, "the refused piece on " + square);
        }

        private Optional<Difference> destinations() {
            for (Symbol symbol : Symbol.values()) {
                Optional<Difference> oddity = destinations(symbol);
                if (oddity.isPresent()) {
                    return oddity;
                }
            }
            boolean isRight = List.of(Symbol.values()).stream()
                    .allMatch(symbol -> offer.destinations(symbol).equals(position.destinations(symbol)));
            return isRight ? Optional.empty() : OfferJudge.judge(position, offer);
        }

        private Optional<Difference> destinations(Symbol symbol) {
            S state = arrival.again().get();
            for (Square destination : Square.values()) {
                S tried = state;
                Attempt<S> attempt = candidate.attempt(() -> turns.moveTotem().move(tried, symbol, destination));
                if (attempt instanceof Attempt.Crashed<S> crashed) {
                    return crash("the " + symbol + " totem to " + destination, crashed);
                }
                if (attempt instanceof Attempt.Accepted<S>) {
                    offer.addDestination(symbol, destination);
                    state = arrival.again().get();
                }
            }
            return Refused.effects(candidate, arrival, state, "one of the refused steps of the " + symbol + " totem");
        }

        private Optional<Difference> someHalves() {
            return position.isOver() ? Optional.empty() : halves(HalfTurns.of(position, random));
        }

        private Optional<Difference> halves(List<HalfTurns.Half> halves) {
            return halves.stream().flatMap(half -> half(half).stream()).findFirst();
        }

        private Optional<Difference> half(HalfTurns.Half half) {
            Observation seen = candidate.look(half(arrival.again().get(), half));
            if (!seen.board().equals(half.board(position))) {
                return broken("after the " + half + " the board is \"" + seen.board() + "\" instead of \""
                        + half.board(position) + "\"");
            }
            return secondTotemStep(half).or(() -> otherPiece(half)).or(() -> placements(half, seen));
        }

        private Optional<Difference> secondTotemStep(HalfTurns.Half half) {
            List<Square> squares = new ArrayList<>(Reach.freeAfter(position, half.symbol(), half.destination()));
            Square square = squares.get(random.nextInt(squares.size()));
            Symbol symbol = random.nextBoolean() ? Symbol.X : Symbol.O;
            S state = half(arrival.again().get(), half);
            return candidate.attempt(() -> turns.moveTotem().move(state, symbol, square)) instanceof Attempt.Accepted<S>
                    ? broken("after the " + half + " the " + symbol + " totem may move, to " + square)
                    : Optional.empty();
        }

        private Optional<Difference> otherPiece(HalfTurns.Half half) {
            return turns.choosePiece().value().flatMap(choose -> {
                Square square = position.placements(half.symbol(), half.destination())
                        .iterator()
                        .next();
                S state = half(arrival.again().get(), half);
                Symbol other = half.symbol().other();
                return candidate.attempt(() -> choose.place(state, other, square)) instanceof Attempt.Accepted<S>
                        ? broken("after the " + half + " a piece with " + other + " may be placed, on " + square)
                        : Optional.empty();
            });
        }

        private Optional<Difference> placements(HalfTurns.Half half, Observation halfSeen) {
            S state = half(arrival.again().get(), half);
            for (Square square : Square.values()) {
                S tried = state;
                Attempt<S> attempt = candidate.attempt(() -> turns.placePiece().place(tried, half.symbol(), square));
                if (attempt instanceof Attempt.Crashed<S> crashed) {
                    return crash("a piece on " + square + " after the " + half, crashed);
                }
                if (attempt instanceof Attempt.Accepted<S>) {
                    offer.addPlacement(half.symbol(), half.destination(), square);
                    state = half(arrival.again().get(), half);
                }
            }
            Observation after = candidate.look(state);
            return Refused.effects(halfSeen, after, "one of the refused pieces after the " + half)
                    .or(() -> OfferJudge.placements(
                            position,
                            half.symbol(),
                            half.destination(),
                            offer.placements(half.symbol(), half.destination())));
        }

        private S half(S state, HalfTurns.Half half) {
            return CrashException.guard(
                    "the " + half, () -> turns.moveTotem().move(state, half.symbol(), half.destination()));
        }

        private Optional<Difference> broken(String message) {
            return Optional.of(Difference.of(Rule.R3, message));
        }

        private Optional<Difference> crash(String step, Attempt.Crashed<S> crashed) {
            return Optional.of(new Difference(GameLaw.NO_CRASH, Map.of(), step + " crashes: " + crashed.cause()));
        }
    }
}
