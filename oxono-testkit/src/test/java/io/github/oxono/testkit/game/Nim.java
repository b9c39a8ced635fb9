package io.github.oxono.testkit.game;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/** A game small enough to break in every way: seven sticks, take one to three, whoever takes the last one wins. */
class Nim implements GameUnderTest<Nim.Sticks, Integer> {
    /** Changes in place. */
    static class Sticks {
        int left = 7;
        final Deque<Integer> taken = new ArrayDeque<>();
    }

    @Override
    public List<Supplier<Sticks>> starts() {
        return List.of(Sticks::new);
    }

    @Override
    public Sticks play(Sticks sticks, Integer take) {
        if (!legal(sticks).contains(take)) {
            throw new IllegalArgumentException("cannot take " + take);
        }
        sticks.left -= take;
        sticks.taken.push(take);
        return sticks;
    }

    List<Integer> legal(Sticks sticks) {
        List<Integer> moves = new ArrayList<>();
        for (int take = 1; take <= Math.min(3, sticks.left); take++) {
            moves.add(take);
        }
        return moves;
    }

    @Override
    public Object view(Sticks sticks) {
        return sticks.left;
    }

    @Override
    public boolean isOver(Sticks sticks) {
        return sticks.left == 0;
    }

    @Override
    public Mutability mutability() {
        return Mutability.MUTABLE;
    }

    @Override
    public Claim<Function<Sticks, Collection<Integer>>> moves() {
        return Claim.offered(this::legal);
    }

    @Override
    public Claim<Set<Class<? extends Throwable>>> refusals() {
        return Claim.offered(Set.of(IllegalArgumentException.class));
    }

    @Override
    public Claim<Function<Sticks, Collection<Integer>>> illegalMoves() {
        return Claim.offered(sticks -> List.of(0, sticks.left + 1));
    }

    @Override
    public Claim<UnaryOperator<Sticks>> undo() {
        return Claim.offered(sticks -> {
            sticks.left += sticks.taken.pop();
            return sticks;
        });
    }

    @Override
    public Claim<Integer> longestGame() {
        return Claim.offered(7);
    }
}
