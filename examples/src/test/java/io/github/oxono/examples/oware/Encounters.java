package io.github.oxono.examples.oware;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;

/** Counts what games meet. */
final class Encounters {
    private final Map<Encounter, Integer> counts = new EnumMap<>(Encounter.class);

    int count(Encounter encounter) {
        return counts.getOrDefault(encounter, 0);
    }

    void move(Position position, Ply ply) {
        int seeds = ply.sown().size();
        addIf(seeds >= 12, Encounter.LAP_OF_12);
        addIf(seeds >= 23, Encounter.LAP_OF_23);
        addIf(seeds >= 34, Encounter.LAP_OF_34);
        addIf(!ply.spared().isEmpty(), Encounter.GRAND_SLAM);
        addIf(isBare(position, position.toMove().opponent()), Encounter.HUNGER);
    }

    void end(Position position) {
        boolean isBare = Arrays.stream(Player.values()).allMatch(player -> isBare(position, player));
        boolean isDrawn =
                position.outcome().filter(Outcome.Draw.class::isInstance).isPresent();
        addIf(!position.isOver(), Encounter.CYCLE);
        addIf(isBare, Encounter.CANNOT_FEED);
        addIf(position.isOver() && !isBare, Encounter.WIN_WITH_25);
        addIf(isDrawn, Encounter.DRAW_OF_24);
    }

    private static boolean isBare(Position position, Player side) {
        return side.houses().stream().allMatch(house -> position.seeds(house) == 0);
    }

    private void addIf(boolean isMet, Encounter encounter) {
        counts.merge(encounter, isMet ? 1 : 0, Integer::sum);
    }

    @Override
    public String toString() {
        return counts.toString();
    }
}
