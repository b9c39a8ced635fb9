package io.github.oxono.examples.oware;

import io.github.oxono.testkit.game.Claim;
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

/**
 * Shows the naive implementation, or one that is wrong, to the test kit.
 *
 * @param starts how its games begin
 */
record NaiveRules(List<Supplier<NaiveOware>> starts) implements GameUnderTest<NaiveOware, House> {
    @Override
    public NaiveOware play(NaiveOware oware, House house) {
        oware.play(house.ordinal());
        return oware;
    }

    @Override
    public OwareView view(NaiveOware oware) {
        return viewOf(oware);
    }

    static OwareView viewOf(NaiveOware oware) {
        return new OwareView(
                list(oware.seeds),
                list(oware.score),
                Player.values()[oware.mover],
                legal(oware),
                outcome(oware),
                list(oware.agreed()));
    }

    @Override
    public boolean isOver(NaiveOware oware) {
        return oware.isOver();
    }

    @Override
    public Mutability mutability() {
        return Mutability.MUTABLE;
    }

    @Override
    public Claim<Function<NaiveOware, Collection<House>>> moves() {
        return Claim.offered(NaiveRules::legal);
    }

    @Override
    public Claim<Set<Class<? extends Throwable>>> refusals() {
        return Claim.offered(Set.of(IllegalArgumentException.class));
    }

    @Override
    public Claim<Function<NaiveOware, Collection<House>>> illegalMoves() {
        return Claim.missing("the laws of the game are what is looked at");
    }

    @Override
    public Claim<UnaryOperator<NaiveOware>> undo() {
        return Claim.missing("there is no undo");
    }

    @Override
    public Claim<Integer> longestGame() {
        return Claim.missing("a game may go round in circles");
    }

    private static List<House> legal(NaiveOware oware) {
        return oware.moves().stream().map(house -> House.values()[house]).toList();
    }

    private static Optional<Outcome> outcome(NaiveOware oware) {
        if (!oware.isOver()) {
            return Optional.empty();
        }
        return Arrays.stream(Player.values())
                .filter(player -> oware.isWonBy(player.ordinal()))
                .<Outcome>map(Outcome.Win::new)
                .findFirst()
                .or(() -> Optional.of(new Outcome.Draw()));
    }

    private static List<Integer> list(int[] numbers) {
        return Arrays.stream(numbers).boxed().toList();
    }
}
