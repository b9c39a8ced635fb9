package io.github.oxono.examples.oware;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.Collectors;

/** Positions that play does not lead to often: most of the seeds in one house, or few left. */
record GeneratedPosition(int[] seeds, int[] score, int mover) {
    /** Both players have a seed at least, so that whoever moves has a move. */
    static GeneratedPosition of(Random random) {
        int[] seeds = new int[12];
        int[] score = new int[2];
        seeds[random.nextInt(6)]++;
        seeds[6 + random.nextInt(6)]++;
        int pile = random.nextInt(46);
        seeds[random.nextInt(12)] += pile;
        for (int rest = 46 - pile; rest > 0; rest--) {
            if (random.nextBoolean()) {
                score[random.nextInt(2)]++;
            } else {
                seeds[random.nextInt(12)]++;
            }
        }
        return new GeneratedPosition(seeds, score, random.nextInt(2));
    }

    Position position() {
        return Position.parse("%s/%s %d-%d %s".formatted(row(0), row(1), score[0], score[1], "sn".charAt(mover)));
    }

    private String row(int side) {
        return Arrays.stream(seeds, 6 * side, 6 * side + 6)
                .mapToObj(String::valueOf)
                .collect(Collectors.joining(","));
    }

    NaiveOware load(NaiveOware oware) {
        oware.set(seeds, score, mover);
        return oware;
    }
}
