package io.github.oxono.naive;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A position under the rules, as plain as they read. Squares are texts such as {@code c4}, moves such as {@code Xd4e4},
 * symbols {@code 'X'} and {@code 'O'}, players {@code 'p'} and {@code 'b'}. Immutable.
 */
public final class NaiveBoard {

    private final NaiveGrid grid;
    private final char toMove;
    private final List<String> alignments;

    private NaiveBoard(NaiveGrid grid, char toMove) {
        this.grid = grid;
        this.toMove = toMove;
        this.alignments = NaiveLines.alignments(grid);
    }

    /** Reads a position text such as {@code 6/6/2*X3/3*O2/6/6 p}; says nothing about faults of the set-up. */
    public static NaiveBoard of(String text) {
        if (!text.endsWith(" p") && !text.endsWith(" b")) {
            throw new IllegalArgumentException("\"" + text + "\" does not end with the player to move, p or b");
        }
        NaiveGrid grid = NaiveGrid.of(text.substring(0, text.length() - 2));
        return new NaiveBoard(grid, text.charAt(text.length() - 1));
    }

    /** The position text, the very one that {@link #of} reads. */
    public String text() {
        return grid.text() + " " + toMove;
    }

    /** The player whose turn it is, or would be had the game not ended. */
    public char toMove() {
        return toMove;
    }

    /** R2, R4: eight pieces of each symbol a player, less those on the board. */
    public int reserve(char player, char symbol) {
        return 8 - grid.count(piece(player, symbol));
    }

    /** R6: whether that totem is enclosed. */
    public boolean enclosed(char symbol) {
        return NaiveReach.isEnclosed(grid, grid.totem(symbol));
    }

    /** Where the player to move may put that totem; empty after the end (R13) and without a piece in reserve (R4). */
    public List<String> destinations(char symbol) {
        return destinationSquares(symbol).stream().map(NaiveSquare::text).toList();
    }

    /** Where the piece may go after that totem went to that square; empty if the totem may not go there. */
    public List<String> placements(char symbol, String destination) {
        if (!destinations(symbol).contains(destination)) {
            return List.of();
        }
        NaiveGrid afterTotemMove = grid.withTotemMoved(symbol, NaiveSquare.of(destination));
        return NaiveReach.placements(afterTotemMove, symbol).stream()
                .map(NaiveSquare::text)
                .toList();
    }

    /** R3: X before O, then by the totem's new square, then by the piece's square. */
    public List<String> legalMoves() {
        List<String> moves = new ArrayList<>();
        for (char symbol : List.of('X', 'O')) {
            for (NaiveSquare destination : destinationSquares(symbol)) {
                NaiveGrid afterTotemMove = grid.withTotemMoved(symbol, destination);
                for (NaiveSquare placement : NaiveReach.placements(afterTotemMove, symbol)) {
                    moves.add(new NaiveMove(symbol, destination, placement).text());
                }
            }
        }
        return moves;
    }

    /** The name of the first reason, in the documented order, to refuse the move; empty if it is legal. */
    public Optional<String> refusal(String move) {
        return NaiveRefusal.of(this, NaiveMove.of(move));
    }

    /** R3: a legal move of the totem, then a piece of the mover's colour and of the totem's symbol. */
    public NaiveBoard play(String text) {
        NaiveMove move = legal(text);
        NaiveGrid after = grid.withTotemMoved(move.symbol(), move.destination())
                .withPiece(piece(toMove, move.symbol()), move.placement());
        return new NaiveBoard(after, opponent());
    }

    /** What a legal move does. */
    public NaivePly describe(String text) {
        return NaivePly.of(grid, legal(text));
    }

    /** {@code P} pink has won, {@code B} black has won, {@code D} drawn, {@code -} not finished. */
    public String outcome() {
        if (!alignments.isEmpty()) {
            return opponent() == 'p' ? "P" : "B"; // R11: who moved last completed the line
        }
        return allPiecesStandOnTheBoard() ? "D" : "-"; // R12
    }

    /** R11: the whole runs of four or more, such as {@code PINK a1 b1 c1 d1} and {@code X c1 c2 c3 c4}. */
    public List<String> alignments() {
        return alignments;
    }

    /** The number of move sequences of exactly that length; none continues past a finished game. */
    public long perft(int depth) {
        if (depth == 0) {
            return 1;
        }
        long count = 0;
        for (String move : legalMoves()) {
            count += play(move).perft(depth - 1);
        }
        return count;
    }

    /** R13: nobody moves after the end. */
    boolean isFinished() {
        return !outcome().equals("-");
    }

    NaiveGrid grid() {
        return grid;
    }

    private List<NaiveSquare> destinationSquares(char symbol) {
        boolean mayMove = !isFinished() && reserve(toMove, symbol) > 0; // R13, R4
        return mayMove ? NaiveReach.destinations(grid, symbol) : List.of();
    }

    private NaiveMove legal(String text) {
        NaiveMove move = NaiveMove.of(text);
        NaiveRefusal.of(this, move).ifPresent(refusal -> {
            throw new IllegalArgumentException(text + " is refused on " + text() + ": " + refusal);
        });
        return move;
    }

    private boolean allPiecesStandOnTheBoard() {
        return grid.count('X') + grid.count('O') + grid.count('x') + grid.count('o') == 32;
    }

    private char opponent() {
        return toMove == 'p' ? 'b' : 'p';
    }

    private static char piece(char player, char symbol) {
        return player == 'p' ? symbol : Character.toLowerCase(symbol);
    }
}
