package io.github.oxono.testkit;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A game of Oxono as people write it: a grid of characters that changes in place, turns whole or in two steps, refusals
 * thrown, an undo stack. It shares nothing with the library. Its parts are small methods, so that a wrong implementation
 * is this one with one of them overridden.
 */
class GridGame {
    static final char FREE = '.';
    static final char TOTEM_X = '#';
    static final char TOTEM_O = '@';
    private static final List<Cell> CELLS = allCells();
    private static final Way[] WAYS = Way.values();
    private static final List<List<Cell>> ROWS = ranksAndFiles();

    /** File first, then rank. */
    char[][] grid = new char[6][6];

    Map<Character, Integer> reserve = new HashMap<>();
    char toMove;
    /** {@code P}, {@code B} or {@code D}, or {@code -} while the game goes on. */
    char result = '-';
    /** The symbol of the totem that has moved in this turn, or {@code -}. */
    char moved = '-';

    final Deque<Memory> memories = new ArrayDeque<>();

    /** A turn or a step that is not allowed. */
    static class NotAllowed extends RuntimeException {
        private static final long serialVersionUID = 1;

        NotAllowed(String message) {
            super(message, null, false, false);
        }
    }

    /** A square by file and rank, 0 to 5; others are off the board. */
    record Cell(int file, int rank) {
        Cell plus(Way way) {
            return new Cell(file + way.files, rank + way.ranks);
        }

        boolean onBoard() {
            return file >= 0 && file < 6 && rank >= 0 && rank < 6;
        }
    }

    enum Way {
        UP(0, 1),
        RIGHT(1, 0),
        DOWN(0, -1),
        LEFT(-1, 0);

        final int files;
        final int ranks;

        Way(int files, int ranks) {
            this.files = files;
            this.ranks = ranks;
        }
    }

    record Memory(char[][] grid, Map<Character, Integer> reserve, char toMove, char result) {}

    GridGame(char onC4) {
        for (char[] file : grid) {
            Arrays.fill(file, FREE);
        }
        char onD3 = onC4 == 'X' ? 'O' : 'X';
        set(startOf(onC4, new Cell(2, 3)), totemOf(onC4));
        set(startOf(onD3, new Cell(3, 2)), totemOf(onD3));
        for (char piece : new char[] {'X', 'O', 'x', 'o'}) {
            reserve.put(piece, firstReserve());
        }
        toMove = firstPlayer();
    }

    Cell startOf(char symbol, Cell right) {
        return right;
    }

    int firstReserve() {
        return 8;
    }

    char firstPlayer() {
        return 'p';
    }

    // What stands where

    char at(Cell cell) {
        return grid[cell.file()][cell.rank()];
    }

    void set(Cell cell, char content) {
        grid[cell.file()][cell.rank()] = content;
    }

    boolean isFree(Cell cell) {
        return cell.onBoard() && at(cell) == FREE;
    }

    Cell totem(char symbol) {
        for (int number = 0; number < 36; number++) {
            if (grid[number % 6][number / 6] == totemOf(symbol)) {
                return CELLS.get(number);
            }
        }
        throw new IllegalStateException("there is no totem " + symbol);
    }

    static boolean isTotem(char content) {
        return content == TOTEM_X || content == TOTEM_O;
    }

    static char totemOf(char symbol) {
        return symbol == 'X' ? TOTEM_X : TOTEM_O;
    }

    static char opponentOf(char player) {
        return player == 'p' ? 'b' : 'p';
    }

    static char pieceOf(char player, char symbol) {
        return player == 'p' ? symbol : Character.toLowerCase(symbol);
    }

    static List<Cell> cells() {
        return CELLS;
    }

    private static List<Cell> allCells() {
        List<Cell> cells = new ArrayList<>();
        for (int rank = 0; rank < 6; rank++) {
            for (int file = 0; file < 6; file++) {
                cells.add(new Cell(file, rank));
            }
        }
        return List.copyOf(cells);
    }

    List<Cell> freeCells() {
        return cells().stream().filter(this::isFree).toList();
    }

    /** What the board shows; the implementation itself does not use it. */
    char shown(Cell cell) {
        return at(cell);
    }

    // Where totems go

    boolean isOver() {
        return result != '-';
    }

    boolean hasPiece(char symbol) {
        return reserve.get(pieceOf(toMove, symbol)) > 0;
    }

    boolean mayMove(char symbol) {
        return !isOver() && hasPiece(symbol);
    }

    List<Cell> destinations(char symbol) {
        if (!mayMove(symbol)) {
            return List.of();
        }
        return isEnclosed(symbol) ? leaps(symbol) : slides(symbol);
    }

    boolean isEnclosed(char symbol) {
        for (Way way : WAYS) {
            if (!isClosed(symbol, totem(symbol).plus(way))) {
                return false;
            }
        }
        return true;
    }

    boolean isClosed(char symbol, Cell neighbour) {
        return !isFree(neighbour);
    }

    List<Cell> slides(char symbol) {
        List<Cell> cells = new ArrayList<>();
        for (Way way : WAYS) {
            cells.addAll(slide(symbol, way));
        }
        return cells;
    }

    List<Cell> slide(char symbol, Way way) {
        List<Cell> cells = new ArrayList<>();
        for (Cell cell = totem(symbol).plus(way); isFree(cell); cell = cell.plus(way)) {
            cells.add(cell);
        }
        return cells;
    }

    List<Cell> leaps(char symbol) {
        List<Cell> jumps = jumps(symbol);
        return jumps.isEmpty() ? relocations(symbol) : jumps;
    }

    List<Cell> jumps(char symbol) {
        List<Cell> cells = new ArrayList<>();
        for (Way way : WAYS) {
            jump(symbol, way).ifPresent(cells::add);
        }
        return cells;
    }

    /** Over what is next to the totem onto the first free square behind. */
    Optional<Cell> jump(char symbol, Way way) {
        Cell cell = totem(symbol).plus(way);
        for (int length = 0; cell.onBoard(); length++) {
            if (isFree(cell)) {
                return length > 0 ? Optional.of(cell) : Optional.empty();
            }
            if (!mayJumpOver(symbol, at(cell), length + 1)) {
                return Optional.empty();
            }
            cell = cell.plus(way);
        }
        return Optional.empty();
    }

    boolean mayJumpOver(char symbol, char content, int length) {
        return true;
    }

    List<Cell> relocations(char symbol) {
        return freeCells();
    }

    // Where pieces go

    List<Cell> placements(char symbol, Cell destination) {
        List<Cell> adjacent = adjacentPlacements(symbol, destination);
        return adjacent.isEmpty() ? freePlacements(symbol, destination) : adjacent;
    }

    List<Cell> adjacentPlacements(char symbol, Cell destination) {
        List<Cell> cells = new ArrayList<>();
        for (Way way : WAYS) {
            Cell cell = destination.plus(way);
            if (isFreeAfter(symbol, destination, cell)) {
                cells.add(cell);
            }
        }
        return cells;
    }

    List<Cell> freePlacements(char symbol, Cell destination) {
        return cells().stream()
                .filter(cell -> isFreeAfter(symbol, destination, cell))
                .toList();
    }

    /** Free once that totem has gone to that square. */
    boolean isFreeAfter(char symbol, Cell destination, Cell cell) {
        return cell.onBoard() && !cell.equals(destination) && (at(cell) == FREE || at(cell) == totemOf(symbol));
    }

    // Turns

    /** All legal turns, each a symbol and two cells. */
    List<Turn> turns() {
        List<Turn> turns = new ArrayList<>();
        for (char symbol : new char[] {'X', 'O'}) {
            for (Cell destination : destinations(symbol)) {
                for (Cell placement : placements(symbol, destination)) {
                    turns.add(new Turn(symbol, destination, placement));
                }
            }
        }
        return turns;
    }

    record Turn(char symbol, Cell destination, Cell placement) {}

    void play(Turn turn) {
        requireDestination(turn.symbol(), turn.destination());
        if (!placements(turn.symbol(), turn.destination()).contains(turn.placement())) {
            throw new NotAllowed("no piece may go there");
        }
        carryTotem(turn.symbol(), turn.destination());
        putPiece(turn.placement(), turn.symbol());
    }

    void moveTotem(char symbol, Cell destination) {
        if (moved != '-') {
            throw new NotAllowed("a totem has moved");
        }
        requireDestination(symbol, destination);
        carryTotem(symbol, destination);
    }

    void placePiece(char symbol, Cell placement) {
        if (moved == '-') {
            throw new NotAllowed("no totem has moved");
        }
        if (symbol != moved) {
            throw new NotAllowed("the piece has to show " + moved);
        }
        if (!placements(moved, totem(moved)).contains(placement)) {
            throw new NotAllowed("no piece may go there");
        }
        putPiece(placement, symbol);
    }

    void requireDestination(char symbol, Cell destination) {
        if (!destinations(symbol).contains(destination)) {
            throw new NotAllowed("the totem may not go there");
        }
    }

    void carryTotem(char symbol, Cell destination) {
        remember();
        set(totem(symbol), FREE);
        set(destination, totemOf(symbol));
        moved = symbol;
    }

    void putPiece(Cell placement, char symbol) {
        set(placement, pieceOf(toMove, symbol));
        spend(symbol);
        moved = '-';
        result = resultAfter(placement);
        toMove = nextPlayer();
    }

    void spend(char symbol) {
        reserve.merge(pieceOf(toMove, symbol), -1, Integer::sum);
    }

    char nextPlayer() {
        return opponentOf(toMove);
    }

    // The end

    /** Still with the mover to move. */
    char resultAfter(Cell placement) {
        if (hasLine()) {
            return toMove == 'p' ? 'P' : 'B';
        }
        return isDrawn() ? 'D' : '-';
    }

    boolean isDrawn() {
        return piecesOnBoard() == 32;
    }

    int piecesOnBoard() {
        int pieces = 0;
        for (Cell cell : CELLS) {
            pieces += at(cell) == FREE || isTotem(at(cell)) ? 0 : 1;
        }
        return pieces;
    }

    boolean hasLine() {
        for (List<Cell> row : rows()) {
            if (wins(row)) {
                return true;
            }
        }
        return false;
    }

    /** Six ranks and six files. */
    List<List<Cell>> rows() {
        return ROWS;
    }

    static List<Cell> row(Cell first, Way way) {
        List<Cell> row = new ArrayList<>();
        for (Cell cell = first; cell.onBoard(); cell = cell.plus(way)) {
            row.add(cell);
        }
        return row;
    }

    private static List<List<Cell>> ranksAndFiles() {
        List<List<Cell>> rows = new ArrayList<>();
        for (int number = 0; number < 6; number++) {
            rows.add(row(new Cell(0, number), Way.RIGHT));
            rows.add(row(new Cell(number, 0), Way.UP));
        }
        return rows;
    }

    boolean wins(List<Cell> row) {
        String contents = contents(row);
        return hasColourRun(contents) || hasSymbolRun(contents);
    }

    boolean hasColourRun(String contents) {
        return hasRun(contents, 'X', 'O') || hasRun(contents, 'x', 'o');
    }

    boolean hasSymbolRun(String contents) {
        return hasRun(contents, 'X', 'x') || hasRun(contents, 'O', 'o');
    }

    String contents(List<Cell> row) {
        StringBuilder contents = new StringBuilder(6);
        for (Cell cell : row) {
            contents.append(at(cell));
        }
        return contents.toString();
    }

    /** Four or more side by side, each one or the other. */
    boolean hasRun(String contents, char one, char other) {
        int run = 0;
        for (int number = 0; number < contents.length(); number++) {
            char content = contents.charAt(number);
            run = content == one || content == other ? run + 1 : 0;
            if (isLongEnough(run)) {
                return true;
            }
        }
        return false;
    }

    boolean isLongEnough(int run) {
        return run == 4;
    }

    // Undo

    void remember() {
        memories.push(new Memory(copy(grid), new HashMap<>(reserve), toMove, result));
    }

    void undo() {
        Memory memory = memories.pop();
        grid = memory.grid();
        reserve = memory.reserve();
        toMove = memory.toMove();
        result = memory.result();
    }

    private static char[][] copy(char[][] grid) {
        char[][] copy = new char[6][];
        for (int file = 0; file < 6; file++) {
            copy[file] = grid[file].clone();
        }
        return copy;
    }
}
