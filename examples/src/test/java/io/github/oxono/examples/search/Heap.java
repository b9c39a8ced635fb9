package io.github.oxono.examples.search;

import io.github.oxono.testkit.game.Claim;
import io.github.oxono.testkit.game.GameUnderTest;
import io.github.oxono.testkit.game.Mutability;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/** A heap from which the players take one to three by turns; whoever takes the last one wins. */
class Heap implements GameUnderTest<Integer, Integer> {
    private static final int MOST = 3;

    /** Whoever has nothing to take has lost; while the game goes on, nothing is known. */
    static int worth(int heap) {
        return heap == 0 ? -Evaluation.WIN : 0;
    }

    static GameTree<Integer, Integer> tree() {
        return GameTree.of(new Heap(), Heap::worth);
    }

    @Override
    public List<Supplier<Integer>> starts() {
        return List.of(() -> 21);
    }

    @Override
    public Integer play(Integer heap, Integer taken) {
        if (taken < 1 || taken > Math.min(MOST, heap)) {
            throw new IllegalArgumentException("from " + heap + " nobody takes " + taken);
        }
        return heap - taken;
    }

    @Override
    public Object view(Integer heap) {
        return heap;
    }

    @Override
    public boolean isOver(Integer heap) {
        return heap == 0;
    }

    @Override
    public Mutability mutability() {
        return Mutability.IMMUTABLE;
    }

    @Override
    public Claim<Function<Integer, Collection<Integer>>> moves() {
        return Claim.offered(
                heap -> IntStream.rangeClosed(1, Math.min(MOST, heap)).boxed().toList());
    }

    @Override
    public Claim<Set<Class<? extends Throwable>>> refusals() {
        return Claim.offered(Set.of(IllegalArgumentException.class));
    }

    @Override
    public Claim<Function<Integer, Collection<Integer>>> illegalMoves() {
        return Claim.offered(heap -> List.of(0, heap + 1));
    }

    @Override
    public Claim<UnaryOperator<Integer>> undo() {
        return Claim.missing("earlier heaps are at hand");
    }

    @Override
    public Claim<Integer> longestGame() {
        return Claim.offered(21);
    }
}
