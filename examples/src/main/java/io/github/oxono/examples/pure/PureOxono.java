package io.github.oxono.examples.pure;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The rules of Oxono as a function writes them: a state never changes, and playing gives another one. An implementation
 * of its own, to show how the test kit checks one.
 *
 * @param squares what stands on each of the 36 squares, a1, b1 … f6: {@code X O} pink, {@code x o} black, {@code #} the X
 *     totem, {@code @} the O totem, {@code .} nothing
 * @param turn how many turns have been played
 */
public record PureOxono(String squares, int turn) {
    private static final int SIDE = 6;
    private static final Pattern LINE = Pattern.compile("[XO]{4}|[xo]{4}|[Xx]{4}|[Oo]{4}");
    private static final int[][] WAYS = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};

    /** A turn: a totem, its new square and the piece's square, both 0 to 35. */
    record Turn(char symbol, int totem, int piece) {}

    /** Starts a game with that totem on c4. */
    static PureOxono start(char onC4) {
        String empty = ".".repeat(SIDE * SIDE);
        return new PureOxono(empty, 0).with(20, totemOf(onC4)).with(15, totemOf(onC4 == 'X' ? 'O' : 'X'));
    }

    /** Lists the legal turns. */
    List<Turn> turns() {
        return isOver() ? List.of() : Stream.of('X', 'O').flatMap(this::turns).toList();
    }

    /** Plays a turn; refuses an illegal one. */
    PureOxono play(Turn turn) {
        if (!isLegal(turn)) {
            throw new IllegalArgumentException(turn + " is not legal here");
        }
        PureOxono moved = moved(turn.symbol(), turn.totem()).with(turn.piece(), piece(turn.symbol()));
        return new PureOxono(moved.squares, this.turn + 1);
    }

    private boolean isLegal(Turn turn) {
        return !isOver()
                && reserve(piece(turn.symbol())) > 0
                && destinations(squares.indexOf(totemOf(turn.symbol()))).contains(turn.totem())
                && moved(turn.symbol(), turn.totem()).placements(turn.totem()).contains(turn.piece());
    }

    /** Tells whether pink moves. */
    boolean isPinkToMove() {
        return turn % 2 == 0;
    }

    /** Tells whether the player who moved last has won. */
    boolean isWon() {
        return rows().anyMatch(row -> LINE.matcher(row).find());
    }

    /** Tells whether nobody moves any more. */
    boolean isOver() {
        return turn == 32 || isWon();
    }

    /** Counts the pieces that a player has in reserve. */
    int reserve(char piece) {
        return 8 - (int) squares.chars().filter(each -> each == piece).count();
    }

    /** The piece that the player to move places with that totem. */
    private char piece(char symbol) {
        return isPinkToMove() ? symbol : Character.toLowerCase(symbol);
    }

    private Stream<Turn> turns(char symbol) {
        if (reserve(piece(symbol)) == 0) {
            return Stream.of();
        }
        return destinations(squares.indexOf(totemOf(symbol))).stream()
                .flatMap(totem ->
                        moved(symbol, totem).placements(totem).stream().map(piece -> new Turn(symbol, totem, piece)));
    }

    private List<Integer> destinations(int totem) {
        List<Integer> slides = alongEachWay(way -> takeFree(ray(totem, way)));
        if (!slides.isEmpty()) {
            return slides;
        }
        List<Integer> jumps = alongEachWay(way -> firstFree(ray(totem, way)));
        return jumps.isEmpty() ? free() : jumps;
    }

    private List<Integer> placements(int totem) {
        List<Integer> next =
                alongEachWay(way -> takeFree(ray(totem, way).stream().limit(1).toList()));
        return next.isEmpty() ? free() : next;
    }

    private interface Squares {
        List<Integer> along(int[] way);
    }

    private static List<Integer> alongEachWay(Squares squares) {
        return Stream.of(WAYS).flatMap(way -> squares.along(way).stream()).toList();
    }

    private List<Integer> takeFree(List<Integer> ray) {
        return ray.stream().takeWhile(this::isFree).toList();
    }

    private List<Integer> firstFree(List<Integer> ray) {
        return ray.stream().filter(this::isFree).limit(1).toList();
    }

    private List<Integer> free() {
        return IntStream.range(0, SIDE * SIDE).boxed().filter(this::isFree).toList();
    }

    private boolean isFree(int square) {
        return squares.charAt(square) == '.';
    }

    private static List<Integer> ray(int from, int[] way) {
        List<Integer> ray = new ArrayList<>();
        int file = from % SIDE + way[0];
        int rank = from / SIDE + way[1];
        while (file >= 0 && file < SIDE && rank >= 0 && rank < SIDE) {
            ray.add(rank * SIDE + file);
            file += way[0];
            rank += way[1];
        }
        return List.copyOf(ray);
    }

    private Stream<String> rows() {
        return IntStream.range(0, SIDE).boxed().flatMap(number -> Stream.of(row(number * SIDE, 1), row(number, SIDE)));
    }

    private String row(int first, int step) {
        StringBuilder row = new StringBuilder();
        for (int number = 0; number < SIDE; number++) {
            row.append(squares.charAt(first + number * step));
        }
        return row.toString();
    }

    private PureOxono moved(char symbol, int square) {
        return with(squares.indexOf(totemOf(symbol)), '.').with(square, totemOf(symbol));
    }

    private PureOxono with(int square, char content) {
        return new PureOxono(squares.substring(0, square) + content + squares.substring(square + 1), turn);
    }

    private static char totemOf(char symbol) {
        return symbol == 'X' ? '#' : '@';
    }
}
