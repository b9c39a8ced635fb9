package io.github.oxono.examples.oware;

import java.util.ArrayList;
import java.util.List;

/**
 * What a move means in its position. Equality is that of the components.
 *
 * @param house the house that is sown
 * @param sown where each of its seeds falls, the first one first (W2)
 * @param captured the houses whose seeds are captured, from the last one sown backwards (W3)
 * @param spared the houses whose seeds are not captured since they are all that the opponent has (W4)
 */
public record Ply(House house, List<House> sown, List<House> captured, List<House> spared) {
    private static final int FEWEST_CAPTURED = 2;
    private static final int MOST_CAPTURED = 3;

    /**
     * Makes a ply; the lists are copied.
     *
     * @param house the house that is sown
     * @param sown where each of its seeds falls
     * @param captured the houses whose seeds are captured
     * @param spared the houses whose seeds a grand slam leaves
     */
    public Ply {
        sown = List.copyOf(sown);
        captured = List.copyOf(captured);
        spared = List.copyOf(spared);
    }

    static Ply of(Seeds seeds, House house) {
        List<House> sown = sow(house, seeds.in(house));
        Seeds after = seeds.sown(house, sown);
        Player opponent = house.owner().opponent();
        List<House> capturable = capturable(after, opponent, sown.get(sown.size() - 1));
        boolean isGrandSlam = after.in(capturable) == after.in(opponent.houses());
        return isGrandSlam ? new Ply(house, sown, List.of(), capturable) : new Ply(house, sown, capturable, List.of());
    }

    private static List<House> sow(House from, int seeds) {
        List<House> sown = new ArrayList<>(seeds);
        for (House to = from.next(); sown.size() < seeds; to = to.next()) {
            if (to != from) {
                sown.add(to);
            }
        }
        return sown;
    }

    private static List<House> capturable(Seeds after, Player opponent, House last) {
        List<House> capturable = new ArrayList<>();
        for (House house = last; isCapturable(after, opponent, house); house = house.previous()) {
            capturable.add(house);
        }
        return capturable;
    }

    private static boolean isCapturable(Seeds after, Player opponent, House house) {
        int seeds = after.in(house);
        return house.owner() == opponent && seeds >= FEWEST_CAPTURED && seeds <= MOST_CAPTURED;
    }
}
