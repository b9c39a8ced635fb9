package io.github.oxono.examples.oware;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** What a move ought to do, told by arithmetic: a lap of eleven seeds gives each house but the origin one. */
final class Sowing {
    private static final int LAP = 11;

    private final OwareView before;
    private final House origin;
    private final int[] sown;
    private final List<House> run;
    private final boolean isGrandSlam;

    Sowing(OwareView before, House origin) {
        this.before = before;
        this.origin = origin;
        this.sown = Arrays.stream(House.values()).mapToInt(this::sow).toArray();
        this.run = Stream.iterate(last(), House::previous)
                .takeWhile(this::isCapturable)
                .toList();
        this.isGrandSlam = !run.isEmpty()
                && opponent().houses().stream().allMatch(house -> sown(house) == 0 || run.contains(house));
    }

    private int sow(House house) {
        int distance = Math.floorMod(house.ordinal() - origin.ordinal(), LAP + 1);
        int seeds = before.seeds(origin);
        return distance == 0 ? 0 : before.seeds(house) + seeds / LAP + (distance <= seeds % LAP ? 1 : 0);
    }

    private House last() {
        int rest = before.seeds(origin) % LAP;
        return House.values()[(origin.ordinal() + (rest == 0 ? LAP : rest)) % (LAP + 1)];
    }

    OwareView before() {
        return before;
    }

    House origin() {
        return origin;
    }

    Player mover() {
        return before.toMove();
    }

    Player opponent() {
        return mover().opponent();
    }

    /** What ought to lie in a house when all is sown and nothing captured. */
    int sown(House house) {
        return sown[house.ordinal()];
    }

    /** The houses that can be captured, from that of the last seed backwards. */
    List<House> run() {
        return run;
    }

    boolean isGrandSlam() {
        return isGrandSlam;
    }

    boolean isCapturable(House house) {
        return house.owner() == opponent() && isTwoOrThree(house);
    }

    private boolean isTwoOrThree(House house) {
        return sown(house) == 2 || sown(house) == 3;
    }

    boolean feeds() {
        return opponent().houses().stream().anyMatch(house -> sown(house) > 0);
    }

    /** Tells whether captures, right or wrong, or the end can be why a house is empty, rather than the sowing. */
    boolean mayBeEmptied(House house, OwareView after) {
        boolean isCaptured = house.owner() == opponent() || isTwoOrThree(house);
        return after.isBare() || after.seeds(house) == 0 && isCaptured;
    }

    /** The houses whose seeds are no longer there after the move. */
    List<House> emptied(OwareView after) {
        return Arrays.stream(House.values())
                .filter(house -> sown(house) > 0 && after.seeds(house) == 0)
                .toList();
    }

    /** What ought to lie in a house after the captures. */
    int left(House house) {
        return run.contains(house) && !isGrandSlam ? 0 : sown(house);
    }

    int left(Player side) {
        return side.houses().stream().mapToInt(this::left).sum();
    }

    int score(Player player) {
        int captured = run.stream().mapToInt(house -> sown(house) - left(house)).sum();
        return before.score(player) + (player == mover() ? captured : 0);
    }

    /** Nobody has enough seeds to end the game, and whoever moves next has to feed. */
    boolean isHungry() {
        return !isDecided() && left(mover()) == 0;
    }

    /** Nobody has enough seeds to end the game, and whoever moves next has a free choice. */
    boolean goesOn() {
        return !isDecided() && left(mover()) > 0;
    }

    boolean canFeed() {
        List<House> next = opponent().houses();
        return next.stream().anyMatch(house -> left(house) >= next.size() - next.indexOf(house));
    }

    private boolean isDecided() {
        return Arrays.stream(Player.values()).anyMatch(player -> score(player) > Position.SEEDS / 2)
                || Arrays.stream(Player.values()).allMatch(player -> score(player) == Position.SEEDS / 2);
    }
}
