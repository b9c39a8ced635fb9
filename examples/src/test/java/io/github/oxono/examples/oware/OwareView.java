package io.github.oxono.examples.oware;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;

/**
 * What the laws see of a position, whatever implementation shows it.
 *
 * @param seeds the seeds in each house
 * @param scores the seeds that south and north have captured
 * @param toMove who moves
 * @param legal the houses that may be sown
 * @param outcome how the game has ended
 * @param agreed the scores if the players agreed to end the game here
 */
record OwareView(
        List<Integer> seeds,
        List<Integer> scores,
        Player toMove,
        List<House> legal,
        Optional<Outcome> outcome,
        List<Integer> agreed) {
    static OwareView of(Position position) {
        return new OwareView(
                Arrays.stream(House.values()).map(position::seeds).toList(),
                scores(position),
                position.toMove(),
                position.legalHouses(),
                position.outcome(),
                position.isOver() ? scores(position) : scores(position.endCycle(EnumSet.allOf(Player.class))));
    }

    private static List<Integer> scores(Position position) {
        return Arrays.stream(Player.values()).map(position::score).toList();
    }

    int seeds(House house) {
        return seeds.get(house.ordinal());
    }

    int seeds(Player side) {
        return side.houses().stream().mapToInt(this::seeds).sum();
    }

    int score(Player player) {
        return scores.get(player.ordinal());
    }

    int all() {
        return Arrays.stream(Player.values())
                .mapToInt(player -> seeds(player) + score(player))
                .sum();
    }

    boolean isOver() {
        return outcome.isPresent();
    }

    boolean isBare() {
        return seeds.stream().allMatch(number -> number == 0);
    }

    List<House> filledHouses() {
        return toMove.houses().stream().filter(house -> seeds(house) > 0).toList();
    }

    @Override
    public String toString() {
        return seeds + " " + scores + " " + toMove + " " + legal
                + outcome.map(end -> " " + end).orElse("");
    }
}
