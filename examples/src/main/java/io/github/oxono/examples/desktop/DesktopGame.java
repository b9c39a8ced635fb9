package io.github.oxono.examples.desktop;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A game behind a window: rows from the top, columns from the left, both from 0; the player clicks a totem's new square,
 * then the piece's. Listeners are told of each change.
 */
class DesktopGame {
    private static final int SIZE = 6;
    private static final int[][] STEPS = {{-1, 0}, {0, 1}, {1, 0}, {0, -1}};
    /** Pieces of one colour, and of one symbol. */
    private static final List<Set<Token>> ALIKE = List.of(
            EnumSet.of(Token.PINK_X, Token.PINK_O),
            EnumSet.of(Token.BLACK_X, Token.BLACK_O),
            EnumSet.of(Token.PINK_X, Token.BLACK_X),
            EnumSet.of(Token.PINK_O, Token.BLACK_O));

    private final Token[][] grid = new Token[SIZE][SIZE];
    private final int[] left = {8, 8, 8, 8};
    private final Deque<Runnable> undos = new ArrayDeque<>();
    private final List<Runnable> listeners = new ArrayList<>();
    private boolean pinkToMove = true;
    private boolean won;
    /** The totem that has moved in this turn; none between turns. */
    private Optional<Token> moved = Optional.empty();

    /** What can stand on a square. */
    enum Token {
        PINK_X,
        PINK_O,
        BLACK_X,
        BLACK_O,
        TOTEM_X,
        TOTEM_O
    }

    /** Thrown when a click is not allowed. */
    static class OxonoException extends RuntimeException {
        private static final long serialVersionUID = 1;

        /** Says why. */
        OxonoException(String message) {
            super(message);
        }
    }

    private record Place(int row, int column) {}

    /** Starts a game with one totem or the other on the upper left of the two first squares. */
    DesktopGame(boolean crossUpperLeft) {
        grid[2][2] = crossUpperLeft ? Token.TOTEM_X : Token.TOTEM_O;
        grid[3][3] = crossUpperLeft ? Token.TOTEM_O : Token.TOTEM_X;
    }

    /** Calls the listener after each change. */
    void addListener(Runnable listener) {
        listeners.add(listener);
    }

    /** Returns what stands on a square. */
    Optional<Token> at(int row, int column) {
        return Optional.ofNullable(grid[row][column]);
    }

    /** Tells whether it is pink's turn. */
    boolean isPinkToMove() {
        return pinkToMove;
    }

    /** Tells whether the player who moved last has won. */
    boolean isWon() {
        return won;
    }

    /** Tells whether all pieces are on the board without a line. */
    boolean isDrawn() {
        return !won && left[0] + left[1] + left[2] + left[3] == 0;
    }

    /** Counts the pieces in reserve. */
    int left(Token piece) {
        return left[piece.ordinal()];
    }

    /** The first half of a turn. */
    void moveTotem(Token totem, int row, int column) {
        if (won || isDrawn()) {
            throw new OxonoException("The game is over");
        }
        if (moved.isPresent()) {
            throw new OxonoException("Place your piece first");
        }
        if (left(piece(totem)) == 0) {
            throw new OxonoException("You have no such piece left");
        }
        Place from = find(totem);
        if (!destinations(from).contains(new Place(row, column))) {
            throw new OxonoException("The totem cannot go there");
        }
        grid[from.row()][from.column()] = null;
        grid[row][column] = totem;
        moved = Optional.of(totem);
        undos.push(() -> {
            grid[row][column] = null;
            grid[from.row()][from.column()] = totem;
            moved = Optional.empty();
        });
        tellListeners();
    }

    /** The second half of a turn. */
    void placePiece(int row, int column) {
        Token totem = moved.orElseThrow(() -> new OxonoException("Move a totem first"));
        if (!placements(find(totem)).contains(new Place(row, column))) {
            throw new OxonoException("The piece cannot go there");
        }
        Token piece = piece(totem);
        grid[row][column] = piece;
        left[piece.ordinal()]--;
        won = hasLine(row, 0, 0, 1) || hasLine(0, column, 1, 0);
        pinkToMove = !pinkToMove;
        moved = Optional.empty();
        undos.push(() -> {
            grid[row][column] = null;
            left[piece.ordinal()]++;
            won = false;
            pinkToMove = !pinkToMove;
            moved = Optional.of(totem);
        });
        tellListeners();
    }

    /** Takes back the last half of a turn. */
    void undo() {
        if (undos.isEmpty()) {
            throw new OxonoException("Nothing to undo");
        }
        undos.pop().run();
        tellListeners();
    }

    private Token piece(Token totem) {
        if (totem == Token.TOTEM_X) {
            return pinkToMove ? Token.PINK_X : Token.BLACK_X;
        }
        return pinkToMove ? Token.PINK_O : Token.BLACK_O;
    }

    private Place find(Token totem) {
        return places().stream()
                .filter(place -> grid[place.row()][place.column()] == totem)
                .findFirst()
                .orElseThrow();
    }

    private List<Place> destinations(Place from) {
        List<Place> slides = new ArrayList<>();
        List<Place> jumps = new ArrayList<>();
        for (int[] step : STEPS) {
            Place place = next(from, step);
            while (isFree(place)) {
                slides.add(place);
                place = next(place, step);
            }
            while (isOnBoard(place) && !isFree(place)) {
                place = next(place, step);
            }
            if (isFree(place)) {
                jumps.add(place);
            }
        }
        if (!slides.isEmpty()) {
            return slides;
        }
        return jumps.isEmpty() ? freePlaces() : jumps;
    }

    private List<Place> placements(Place totem) {
        List<Place> next = new ArrayList<>();
        for (int[] step : STEPS) {
            if (isFree(next(totem, step))) {
                next.add(next(totem, step));
            }
        }
        return next.isEmpty() ? freePlaces() : next;
    }

    private boolean hasLine(int row, int column, int rowStep, int columnStep) {
        return ALIKE.stream().anyMatch(alike -> hasLine(alike, row, column, rowStep, columnStep));
    }

    private boolean hasLine(Set<Token> alike, int row, int column, int rowStep, int columnStep) {
        int run = 0;
        for (int number = 0; number < SIZE && run < 4; number++) {
            Token token = grid[row + number * rowStep][column + number * columnStep];
            run = alike.contains(token) ? run + 1 : 0;
        }
        return run == 4;
    }

    private List<Place> freePlaces() {
        return places().stream().filter(this::isFree).toList();
    }

    private static List<Place> places() {
        List<Place> places = new ArrayList<>();
        for (int row = 0; row < SIZE; row++) {
            for (int column = 0; column < SIZE; column++) {
                places.add(new Place(row, column));
            }
        }
        return places;
    }

    private static Place next(Place place, int[] step) {
        return new Place(place.row() + step[0], place.column() + step[1]);
    }

    private static boolean isOnBoard(Place place) {
        return place.row() >= 0 && place.row() < SIZE && place.column() >= 0 && place.column() < SIZE;
    }

    private boolean isFree(Place place) {
        return isOnBoard(place) && grid[place.row()][place.column()] == null;
    }

    private void tellListeners() {
        listeners.forEach(Runnable::run);
    }
}
