package io.github.oxono.examples.oware;

import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** How many seeds lie in each house. Immutable. */
final class Seeds {
    private static final int AT_FIRST = 4;

    private final int[] byHouse;

    private Seeds(int[] byHouse) {
        this.byHouse = byHouse;
    }

    /** Four in each house (W1). */
    static Seeds initial() {
        int[] byHouse = new int[House.all().size()];
        Arrays.fill(byHouse, AT_FIRST);
        return new Seeds(byHouse);
    }

    static Seeds of(Map<House, Integer> seeds) {
        int[] byHouse = new int[House.all().size()];
        seeds.forEach((house, number) -> byHouse[house.ordinal()] = number);
        return new Seeds(byHouse);
    }

    int in(House house) {
        return byHouse[house.ordinal()];
    }

    int in(List<House> houses) {
        int sum = 0;
        for (House house : houses) {
            sum += in(house);
        }
        return sum;
    }

    Seeds sown(House from, List<House> to) {
        int[] after = without(List.of(from)).byHouse;
        to.forEach(house -> after[house.ordinal()]++);
        return new Seeds(after);
    }

    Seeds without(List<House> houses) {
        int[] after = byHouse.clone();
        houses.forEach(house -> after[house.ordinal()] = 0);
        return new Seeds(after);
    }

    @Override
    public boolean equals(Object object) {
        return object instanceof Seeds other && Arrays.equals(byHouse, other.byHouse);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(byHouse);
    }
}
