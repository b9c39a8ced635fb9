package io.github.oxono.examples.oware;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Oware on a plain array that changes in place, written from the texts of the rules. It shares nothing with the values
 * that are judged by it, and stays so plain that it can be checked by reading; implementations that are wrong in one way
 * override one of its steps.
 *
 * <p>Houses are 0 to 5, south's, and 6 to 11, north's, each from the player's own left; south is player 0.
 */
class NaiveOware {
    final int[] seeds = new int[12];
    final int[] score = new int[2];
    int mover;

    /** W1. */
    NaiveOware() {
        Arrays.fill(seeds, 4);
    }

    /** W2: an own house that is not empty. W5: where the opponent has no seed, one that gives some. */
    List<Integer> moves() {
        List<Integer> moves = new ArrayList<>();
        for (int house = 0; house < 12; house++) {
            if (!isOver() && maySow(house) && (!isHungry() || feeds(house))) {
                moves.add(house);
            }
        }
        return moves;
    }

    boolean maySow(int house) {
        return isOwn(house) && seeds[house] > 0;
    }

    void play(int house) {
        if (!moves().contains(house)) {
            throw new IllegalArgumentException("house " + house + " may not be sown");
        }
        int last = sow(house);
        capture(last);
        mover = 1 - mover;
        if (!isOver() && moves().isEmpty()) {
            endWithoutMove();
        }
    }

    /** W2: the house they come from is skipped at every lap. */
    int sow(int from) {
        int hand = seeds[from];
        seeds[from] = 0;
        int house = from;
        while (hand > 0) {
            house = next(house);
            if (!isSkipped(house, from)) {
                seeds[house]++;
                hand--;
            }
        }
        return house;
    }

    boolean isSkipped(int house, int from) {
        return house == from;
    }

    int next(int house) {
        return house == 11 ? 0 : house + 1;
    }

    int previous(int house) {
        return house == 0 ? 11 : house - 1;
    }

    void capture(int last) {
        for (int house : captures(last)) {
            score[mover] += seeds[house];
            seeds[house] = 0;
        }
    }

    /** W3; W4: nothing if it were all that the opponent has. */
    List<Integer> captures(int last) {
        List<Integer> captures = new ArrayList<>();
        int left = sum(seeds, 1 - mover);
        for (int house = last; isCapturable(house); house = previous(house)) {
            captures.add(house);
            left -= seeds[house];
        }
        return left == 0 ? grandSlam(captures) : captures;
    }

    List<Integer> grandSlam(List<Integer> captures) {
        return List.of();
    }

    boolean isCapturable(int house) {
        return !isOwn(house) && isTwoOrThree(house);
    }

    boolean isTwoOrThree(int house) {
        return seeds[house] == 2 || seeds[house] == 3;
    }

    boolean isHungry() {
        return sum(seeds, 1 - mover) == 0;
    }

    boolean feeds(int house) {
        NaiveOware trial = copy();
        trial.sow(house);
        return sum(trial.seeds, 1 - mover) > 0;
    }

    NaiveOware copy() {
        NaiveOware copy = new NaiveOware();
        copy.set(seeds, score, mover);
        return copy;
    }

    final void set(int[] newSeeds, int[] newScore, int newMover) {
        System.arraycopy(newSeeds, 0, seeds, 0, 12);
        System.arraycopy(newScore, 0, score, 0, 2);
        mover = newMover;
    }

    /** W6: the mover takes all seeds on the own side. */
    void endWithoutMove() {
        score[mover] += sum(seeds, mover);
        Arrays.fill(seeds, 6 * mover, 6 * mover + 6, 0);
    }

    /** W8: the scores when each has taken the seeds on the own side, unless the game is over. */
    int[] agreed() {
        return isOver() ? score : new int[] {score[0] + sum(seeds, 0), score[1] + sum(seeds, 1)};
    }

    /** W7. */
    boolean isOver() {
        return isWonBy(0) || isWonBy(1) || isDrawn();
    }

    boolean isWonBy(int player) {
        return score[player] >= 25;
    }

    boolean isDrawn() {
        return score[0] == 24 && score[1] == 24;
    }

    boolean isOwn(int house) {
        return house / 6 == mover;
    }

    static int sum(int[] seeds, int side) {
        int sum = 0;
        for (int house = 6 * side; house < 6 * side + 6; house++) {
            sum += seeds[house];
        }
        return sum;
    }
}
