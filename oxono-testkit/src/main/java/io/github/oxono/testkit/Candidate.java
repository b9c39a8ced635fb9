package io.github.oxono.testkit;

import io.github.oxono.Move;
import io.github.oxono.Position;
import io.github.oxono.Score;
import io.github.oxono.Symbol;
import io.github.oxono.testkit.game.Attempt;
import io.github.oxono.testkit.game.Claim;
import io.github.oxono.testkit.game.CrashException;
import io.github.oxono.testkit.game.GameUnderTest;
import io.github.oxono.testkit.game.Mutability;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/** Somebody's implementation of Oxono as a game among games, so that the laws of all games apply to it. */
final class Candidate<S> implements GameUnderTest<S, Move> {
    private final RulesUnderTest<S> rules;

    Candidate(RulesUnderTest<S> rules) {
        this.rules = rules;
    }

    RulesUnderTest<S> rules() {
        return rules;
    }

    /** How to come to a position without a move; empty where there is no way. */
    Optional<Supplier<S>> start(Position position) {
        return Arrays.stream(Symbol.values())
                .filter(symbol -> position.equals(Position.initial(symbol)))
                .flatMap(symbol -> rules.start(symbol).value().stream())
                .findFirst()
                .or(() -> rules.loading().value().map(load -> () -> load.apply(position)));
    }

    Observation look(S state) {
        return CrashException.guard("looking at the state", () -> view(state));
    }

    Attempt<S> attempt(Attempt.Step<S> step) {
        return Attempt.of(rules.refusals().value().orElse(Set.of()), step);
    }

    @Override
    public List<Supplier<S>> starts() {
        return Arrays.stream(Symbol.values())
                .flatMap(symbol -> rules.start(symbol).value().stream())
                .toList();
    }

    @Override
    public S play(S state, Move move) throws Exception {
        return rules.turns().play(state, move);
    }

    @Override
    public Observation view(S state) {
        return Observation.of(rules, state);
    }

    @Override
    public boolean isOver(S state) {
        return rules.score(state) != Score.UNDECIDED;
    }

    @Override
    public Mutability mutability() {
        return rules.mutability();
    }

    @Override
    public Claim<Function<S, Collection<Move>>> moves() {
        return rules.legalMoves();
    }

    @Override
    public Claim<Set<Class<? extends Throwable>>> refusals() {
        return rules.refusals();
    }

    @Override
    public Claim<Function<S, Collection<Move>>> illegalMoves() {
        return Claim.missing("the probes try them, since they know which rule each breaks");
    }

    @Override
    public Claim<UnaryOperator<S>> undo() {
        return rules.undo();
    }

    @Override
    public Claim<Integer> longestGame() {
        return Claim.offered(Position.MAX_PLY);
    }
}
