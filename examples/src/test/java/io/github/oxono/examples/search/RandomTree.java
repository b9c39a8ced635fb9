package io.github.oxono.examples.search;

import io.github.oxono.testkit.game.Claim;
import io.github.oxono.testkit.game.GameUnderTest;
import io.github.oxono.testkit.game.Mutability;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/** A game without sense: its states are the moves so far; the seed says how many moves each has and what it is worth. */
class RandomTree implements GameUnderTest<List<Integer>, Integer> {
    private static final int MOST_MOVES = 4;
    private static final int MOST_WORTH = 5;

    private final long seed;

    RandomTree(long seed) {
        this.seed = seed;
    }

    /** Small, so that equal values are frequent. */
    static int worth(long seed, List<Integer> path) {
        return new Random(Objects.hash(seed, path, "worth")).nextInt(2 * MOST_WORTH + 1) - MOST_WORTH;
    }

    /** One at least at the root. */
    private int branches(List<Integer> path) {
        int branches = new Random(Objects.hash(seed, path, "branches")).nextInt(MOST_MOVES + 1);
        return path.isEmpty() ? Math.max(1, branches) : branches;
    }

    @Override
    public List<Supplier<List<Integer>>> starts() {
        return List.of(List::of);
    }

    @Override
    public List<Integer> play(List<Integer> path, Integer move) {
        List<Integer> longer = new ArrayList<>(path);
        longer.add(move);
        return List.copyOf(longer);
    }

    @Override
    public Object view(List<Integer> path) {
        return path;
    }

    @Override
    public boolean isOver(List<Integer> path) {
        return branches(path) == 0;
    }

    @Override
    public Mutability mutability() {
        return Mutability.IMMUTABLE;
    }

    @Override
    public Claim<Function<List<Integer>, Collection<Integer>>> moves() {
        return Claim.offered(path -> IntStream.range(0, branches(path)).boxed().toList());
    }

    @Override
    public Claim<Set<Class<? extends Throwable>>> refusals() {
        return Claim.missing("every number is a move");
    }

    @Override
    public Claim<Function<List<Integer>, Collection<Integer>>> illegalMoves() {
        return Claim.missing("every number is a move");
    }

    @Override
    public Claim<UnaryOperator<List<Integer>>> undo() {
        return Claim.missing("earlier states are at hand");
    }

    @Override
    public Claim<Integer> longestGame() {
        return Claim.missing("a path may go on");
    }
}
