package io.github.oxono.naive;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** R1: a square of the 6 × 6 board, file and rank counted from 0, so a1 is (0, 0) and f6 is (5, 5). */
record NaiveSquare(int file, int rank) implements Comparable<NaiveSquare> {

    /** All squares in the order a1, b1 … f1, a2 … f6. */
    static final List<NaiveSquare> ALL = all();

    static NaiveSquare of(String text) {
        if (!text.matches("[a-f][1-6]")) {
            throw new IllegalArgumentException("\"" + text + "\" is not a square from a1 to f6");
        }
        return new NaiveSquare(text.charAt(0) - 'a', text.charAt(1) - '1');
    }

    String text() {
        return "" + (char) ('a' + file) + (char) ('1' + rank);
    }

    /** The squares to the right, to the left, above and below, each list from the nearest on; some are empty. */
    List<List<NaiveSquare>> rays() {
        return List.of(ray(1, 0), ray(-1, 0), ray(0, 1), ray(0, -1));
    }

    /** The squares next to this one along rank and file; there are none off the board. */
    List<NaiveSquare> neighbours() {
        return rays().stream()
                .filter(ray -> !ray.isEmpty())
                .map(ray -> ray.get(0))
                .toList();
    }

    boolean inLineWith(NaiveSquare other) {
        return file == other.file || rank == other.rank;
    }

    /** The squares strictly between this one and another on its rank or file, from this one on. */
    List<NaiveSquare> squaresBefore(NaiveSquare other) {
        List<NaiveSquare> ray = rays().stream()
                .filter(squares -> squares.contains(other))
                .findFirst()
                .orElseThrow();
        return ray.subList(0, ray.indexOf(other));
    }

    List<NaiveSquare> ray(int fileStep, int rankStep) {
        List<NaiveSquare> ray = new ArrayList<>();
        NaiveSquare next = new NaiveSquare(file + fileStep, rank + rankStep);
        while (next.onBoard()) {
            ray.add(next);
            next = new NaiveSquare(next.file + fileStep, next.rank + rankStep);
        }
        return ray;
    }

    private boolean onBoard() {
        return file >= 0 && file < 6 && rank >= 0 && rank < 6;
    }

    @Override
    public int compareTo(NaiveSquare other) {
        return Comparator.comparingInt(NaiveSquare::rank)
                .thenComparingInt(NaiveSquare::file)
                .compare(this, other);
    }

    @Override
    public String toString() {
        return text();
    }

    private static List<NaiveSquare> all() {
        List<NaiveSquare> squares = new ArrayList<>();
        for (int rank = 0; rank < 6; rank++) {
            for (int file = 0; file < 6; file++) {
                squares.add(new NaiveSquare(file, rank));
            }
        }
        return List.copyOf(squares);
    }
}
