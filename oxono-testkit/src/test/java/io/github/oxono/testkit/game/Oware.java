package io.github.oxono.testkit.game;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/** A game that has nothing in common with Oxono: sowing and capturing seeds, with no bound on its length. */
class Oware implements GameUnderTest<Oware.Houses, Integer> {
    /** Twelve houses counter-clockwise from side 0's first one, what each side has captured, and who moves. */
    record Houses(List<Integer> seeds, int captured0, int captured1, int side) {}

    @Override
    public List<Supplier<Houses>> starts() {
        return List.of(
                () -> new Houses(IntStream.range(0, 12).mapToObj(house -> 4).toList(), 0, 0, 0));
    }

    @Override
    public Houses play(Houses state, Integer house) {
        if (!legal(state).contains(house)) {
            throw new IllegalStateException("house " + house + " cannot be played");
        }
        int[] seeds = seeds(state);
        int last = sow(seeds, house);
        int captured = capture(seeds, last, state.side());
        Houses next = new Houses(
                Arrays.stream(seeds).boxed().toList(),
                state.captured0() + (state.side() == 0 ? captured : 0),
                state.captured1() + (state.side() == 1 ? captured : 0),
                1 - state.side());
        return !isOver(next) && legal(next).isEmpty() ? swept(next) : next;
    }

    @Override
    public Object view(Houses state) {
        return state;
    }

    @Override
    public boolean isOver(Houses state) {
        return state.captured0() + state.captured1() == 48 || state.captured0() > 24 || state.captured1() > 24;
    }

    @Override
    public Mutability mutability() {
        return Mutability.IMMUTABLE;
    }

    @Override
    public Claim<Function<Houses, Collection<Integer>>> moves() {
        return Claim.offered(this::legal);
    }

    @Override
    public Claim<Set<Class<? extends Throwable>>> refusals() {
        return Claim.offered(Set.of(IllegalStateException.class));
    }

    @Override
    public Claim<Function<Houses, Collection<Integer>>> illegalMoves() {
        return Claim.offered(state -> IntStream.range(-1, 13)
                .boxed()
                .filter(house -> !legal(state).contains(house))
                .toList());
    }

    @Override
    public Claim<UnaryOperator<Houses>> undo() {
        return Claim.missing("earlier states are at hand");
    }

    @Override
    public Claim<Integer> longestGame() {
        return Claim.missing("a game may go round in circles until the players agree to end it");
    }

    private List<Integer> legal(Houses state) {
        if (isOver(state)) {
            return List.of();
        }
        List<Integer> own = own(state.side())
                .filter(house -> state.seeds().get(house) > 0)
                .boxed()
                .toList();
        boolean isOpponentEmpty =
                own(1 - state.side()).allMatch(house -> state.seeds().get(house) == 0);
        return isOpponentEmpty
                ? own.stream().filter(house -> feeds(state, house)).toList()
                : own;
    }

    private boolean feeds(Houses state, int house) {
        int[] seeds = seeds(state);
        sow(seeds, house);
        return own(1 - state.side()).anyMatch(other -> seeds[other] > 0);
    }

    private static int sow(int[] seeds, int house) {
        int hand = seeds[house];
        seeds[house] = 0;
        int at = house;
        while (hand > 0) {
            at = (at + 1) % 12;
            if (at != house) {
                seeds[at]++;
                hand--;
            }
        }
        return at;
    }

    private static int capture(int[] seeds, int last, int side) {
        int[] after = seeds.clone();
        int captured = 0;
        for (int at = last; isOf(1 - side, at) && (after[at] == 2 || after[at] == 3); at = (at + 11) % 12) {
            captured += after[at];
            after[at] = 0;
        }
        boolean isGrandSlam = own(1 - side).allMatch(house -> after[house] == 0);
        if (isGrandSlam) {
            return 0;
        }
        System.arraycopy(after, 0, seeds, 0, 12);
        return captured;
    }

    /** Nobody can go on: each side takes what lies there. */
    private static Houses swept(Houses state) {
        int side0 = own(0).map(house -> state.seeds().get(house)).sum();
        int side1 = own(1).map(house -> state.seeds().get(house)).sum();
        List<Integer> none = IntStream.range(0, 12).mapToObj(house -> 0).toList();
        return new Houses(none, state.captured0() + side0, state.captured1() + side1, state.side());
    }

    private static IntStream own(int side) {
        return IntStream.range(6 * side, 6 * side + 6);
    }

    private static boolean isOf(int side, int house) {
        return house / 6 == side;
    }

    private static int[] seeds(Houses state) {
        return state.seeds().stream().mapToInt(Integer::intValue).toArray();
    }
}
