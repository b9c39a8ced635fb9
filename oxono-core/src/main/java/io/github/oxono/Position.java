package io.github.oxono;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * A position of the game, valid by construction: its set-up has none of the {@link SetupFault}s.
 *
 * <p>That is all it promises. The totems of an empty board may stand anywhere, and a last move need not exist.
 *
 * <p>A finished position still answers: {@link #toMove()} is whose turn it would be, no move is legal, and each is
 * refused with {@link Refusal#GAME_OVER} (R13).
 *
 * <p>Equal when the same pieces and totems stand on the same squares; who moves follows from the pieces. The hash is
 * taken from {@link #key()} and is the same in every run. Immutable, safe for use by many threads. A method takes
 * constant time unless it says otherwise.
 *
 * <pre>{@code
 * Position start = Position.initial(Symbol.X);
 * Position next = start.play(Move.parse("Xd4e4"));
 * next.toMove(); // => BLACK
 * next.pieceAt(Square.E4); // => Optional[PINK_X]
 * next.toString(); // => 6/6/3*XX1/3*O2/6/6 b
 * }</pre>
 */
public final class Position {
    /** How many pieces there are in all (R2), and so how many plies a game can last. */
    public static final int MAX_PLY = 32;

    private static final Legality LEGAL = new Legality.Legal();

    private final long pink;
    private final long black;
    private final long crosses;
    private final byte totemX;
    private final byte totemO;
    private final boolean over;

    /** Of parts without faults. */
    Position(Pieces pieces, int totemX, int totemO) {
        this(pieces.pink(), pieces.black(), pieces.crosses(), totemX, totemO, pieces.hasLine() || isFull(pieces.all()));
    }

    private Position(long pink, long black, long crosses, int totemX, int totemO, boolean over) {
        this.pink = pink;
        this.black = black;
        this.crosses = crosses;
        this.totemX = (byte) totemX;
        this.totemO = (byte) totemO;
        this.over = over;
    }

    /**
     * Returns the position before the first move (R2).
     *
     * @param onC4 the totem on c4; the other one stands on d3
     * @return the empty board with pink to move
     */
    public static Position initial(Symbol onC4) {
        Objects.requireNonNull(onC4);
        Square totemX = onC4 == Symbol.X ? Square.C4 : Square.D3;
        Square totemO = onC4 == Symbol.X ? Square.D3 : Square.C4;
        return new Position(new Pieces(0, 0, 0), totemX.ordinal(), totemO.ordinal());
    }

    /**
     * Returns the position that a set-up describes.
     *
     * @param setup a set-up without faults
     * @return its position
     * @throws IllegalSetupException if the set-up has faults
     */
    public static Position of(Setup setup) {
        Set<SetupFault> faults = setup.faults();
        if (!faults.isEmpty()) {
            throw new IllegalSetupException(setup, faults);
        }
        return ofFaultless(setup);
    }

    /**
     * Reads the canonical text of a position, such as {@code 6/6/2*X3/3*O2/6/6 p}.
     *
     * @param text ranks 6 to 1, then the player to move
     * @return the position
     * @throws OxonoParseException if the text is anything else, or its set-up has faults
     */
    public static Position parse(String text) {
        Setup setup = Setup.parse(text);
        Set<SetupFault> faults = setup.faults();
        if (!faults.isEmpty()) {
            throw PositionText.invalid(text, faults);
        }
        return ofFaultless(setup);
    }

    private static Position ofFaultless(Setup setup) {
        return new Position(Pieces.of(setup.pieces()), totemSquare(setup, Symbol.X), totemSquare(setup, Symbol.O));
    }

    private static int totemSquare(Setup setup, Symbol symbol) {
        return Objects.requireNonNull(setup.totems().get(symbol)).ordinal();
    }

    /**
     * Returns whose turn it is (R2).
     *
     * @return the player to move; in a finished position, whose turn it would be
     */
    public Player toMove() {
        return Long.bitCount(pink) == Long.bitCount(black) ? Player.PINK : Player.BLACK;
    }

    /**
     * Returns how many plies lead here.
     *
     * @return the number of pieces on the board, 0 to {@value #MAX_PLY}
     */
    public int ply() {
        return Long.bitCount(pink | black);
    }

    /**
     * Returns the piece on a square.
     *
     * @param square the square
     * @return its piece; empty where a totem or nothing stands
     */
    public Optional<Piece> pieceAt(Square square) {
        return isPiece(square) ? Optional.of(pieceOn(square)) : Optional.empty();
    }

    /**
     * Returns the totem on a square.
     *
     * @param square the square
     * @return the symbol of its totem; empty where a piece or nothing stands
     */
    public Optional<Symbol> totemAt(Square square) {
        if (square.ordinal() == totemX) {
            return Optional.of(Symbol.X);
        }
        return square.ordinal() == totemO ? Optional.of(Symbol.O) : Optional.empty();
    }

    /**
     * Returns where a totem stands.
     *
     * @param symbol which totem
     * @return its square
     */
    public Square totem(Symbol symbol) {
        return Square.at(totemSquare(symbol));
    }

    /**
     * Returns how many pieces a player has yet to place (R2).
     *
     * @param player whose reserve
     * @param symbol which pieces of it
     * @return 0 to {@value Piece#COUNT_OF_EACH}
     */
    public int reserve(Player player, Symbol symbol) {
        return Piece.COUNT_OF_EACH - Long.bitCount(piecesOf(player) & piecesOf(symbol));
    }

    /**
     * Returns the squares without a piece or totem.
     *
     * @return at least two squares
     */
    public SquareSet freeSquares() {
        return SquareSet.ofBits(Kernel.BOARD & ~occupied());
    }

    /**
     * Tells whether a totem is enclosed (R6).
     *
     * @param symbol which totem
     * @return true if no square next to it along rank and file is free
     */
    public boolean isEnclosed(Symbol symbol) {
        return Kernel.isEnclosed(occupied(), totemSquare(symbol));
    }

    /**
     * Returns how a totem moves here, whoever moves it and whether or not somebody may.
     *
     * @param symbol which totem
     * @return slide, jump or relocation (R5, R7, R8)
     */
    public TotemMove totemMove(Symbol symbol) {
        if (!isEnclosed(symbol)) {
            return TotemMove.SLIDE;
        }
        return Kernel.jumps(occupied(), totemSquare(symbol)) != 0 ? TotemMove.JUMP : TotemMove.RELOCATION;
    }

    /**
     * Returns where the player to move may move a totem (R3 to R8).
     *
     * @param symbol which totem
     * @return the squares; none after the end or without a piece of that symbol in reserve
     */
    public SquareSet destinations(Symbol symbol) {
        return SquareSet.ofBits(destinationBits(symbol));
    }

    /**
     * Returns where the player to move may place the piece after a totem's move (R9, R10).
     *
     * @param symbol which totem
     * @param destination its new square
     * @return the squares; none if the totem may not move there
     */
    public SquareSet placements(Symbol symbol, Square destination) {
        boolean mayGo = (destinationBits(symbol) & Kernel.bit(destination.ordinal())) != 0;
        return SquareSet.ofBits(mayGo ? Kernel.placements(occupied(), totemSquare(symbol), destination.ordinal()) : 0);
    }

    /**
     * Returns the legal moves, each once.
     *
     * @return an unmodifiable list in the order of {@link Move#index()}, empty after the end (R13); {@code contains}
     *     takes constant time
     */
    public List<Move> legalMoves() {
        char[] indices = new char[legalMoveCount()];
        int crossMoves = fill(indices, 0, Symbol.X);
        fill(indices, crossMoves, Symbol.O);
        return new MoveList(this, indices);
    }

    /**
     * Counts the legal moves without listing them.
     *
     * @return the size of {@link #legalMoves()}
     */
    public int legalMoveCount() {
        return turnCount(Symbol.X) + turnCount(Symbol.O);
    }

    /**
     * Tells whether a move is legal here.
     *
     * @param move any move
     * @return true if {@link #legalMoves()} contains it and {@link #play} accepts it
     */
    public boolean isLegal(Move move) {
        if (!mayMove(move.symbol())) {
            return false;
        }
        long occupied = occupied();
        int totem = totemSquare(move.symbol());
        int destination = move.destinationOrdinal();
        return Kernel.reaches(occupied, totem, destination)
                && (Kernel.placements(occupied, totem, destination) & Kernel.bit(move.placementOrdinal())) != 0;
    }

    /**
     * Tells whether a move is legal here, and if not, why.
     *
     * @param move any move
     * @return legal, or illegal with the first reason in the order of {@link Refusal}
     */
    public Legality check(Move move) {
        return isLegal(move) ? LEGAL : illegal(move);
    }

    /**
     * Plays a move.
     *
     * @param move a legal move
     * @return the position after it
     * @throws IllegalMoveException if the move is not legal
     */
    public Position play(Move move) {
        requireLegal(move);
        long piece = Kernel.bit(move.placementOrdinal());
        boolean pinkMoves = toMove() == Player.PINK;
        boolean crossMoves = move.symbol() == Symbol.X;
        long pinkAfter = pinkMoves ? pink | piece : pink;
        long blackAfter = pinkMoves ? black : black | piece;
        long crossesAfter = crossMoves ? crosses | piece : crosses;
        long all = pinkAfter | blackAfter;
        // Only the mover's colour and the piece's symbol can have a new line (R11).
        boolean won = Kernel.hasLine(pinkMoves ? pinkAfter : blackAfter)
                || Kernel.hasLine(crossMoves ? crossesAfter : all & ~crossesAfter);
        int destination = move.destinationOrdinal();
        return new Position(
                pinkAfter,
                blackAfter,
                crossesAfter,
                crossMoves ? destination : totemX,
                crossMoves ? totemO : destination,
                won || isFull(all));
    }

    /**
     * Tells what a move means here: how the totem moves, over what, and how the piece is placed.
     *
     * @param move a legal move
     * @return the ply
     * @throws IllegalMoveException if the move is not legal
     */
    public Ply describe(Move move) {
        requireLegal(move);
        return Ply.of(this, move);
    }

    /**
     * Tells whether the game is over on the board (R11, R12).
     *
     * @return true if there is an {@link #outcome()}
     */
    public boolean isOver() {
        return over;
    }

    /**
     * Returns how the game ended on the board: the player who moved last has won (R11), or it is drawn (R12).
     *
     * @return the outcome; empty while there are legal moves
     */
    public Optional<Outcome> outcome() {
        if (!over) {
            return Optional.empty();
        }
        List<Alignment> alignments = Lines.of(pieces());
        return Optional.of(
                alignments.isEmpty() ? new Outcome.Draw() : new Outcome.Win(toMove().opponent(), alignments));
    }

    /**
     * Returns the least of the 16 images of this position: equal for positions that are the same but for symmetry.
     *
     * @return that image and the first symmetry, in their order, that leads there; makes all 16
     */
    public CanonicalForm canonical() {
        return CanonicalForm.of(this);
    }

    /**
     * Returns a 64-bit hash of this position. It depends on the position alone, not on how it was reached, and its
     * values stay the same within a major version.
     *
     * <p>With squares numbered a1 = 0, b1 = 1 … f6 = 35, let {@code p} be the sum of 2<sup>n</sup> over the squares of
     * pink pieces, {@code b} the same for black pieces, {@code x} for pieces with an X, {@code tx} and {@code to} the
     * squares of the totems. In 64-bit arithmetic that wraps, with {@code >>>} the shift that brings in zeros, the key
     * is {@code mix(p + 2^36 tx + mix(b + 2^36 to + mix(x + 9E3779B97F4A7C15)))}, where {@code mix(z)} is computed by
     * {@code z = (z ^ z >>> 30) * BF58476D1CE4E5B9}, {@code z = (z ^ z >>> 27) * 94D049BB133111EB},
     * {@code z ^ z >>> 31} (the constants in base 16).
     *
     * @return the key
     */
    public long key() {
        return PositionKey.of(pieces(), totemX, totemO);
    }

    /**
     * Returns this position as a set-up that can be changed.
     *
     * @return the set-up, which has no faults
     */
    public Setup toSetup() {
        Setup.Builder setup = Setup.builder().toMove(toMove());
        for (Square square : SquareSet.ofBits(pink | black)) {
            pieceAt(square).ifPresent(piece -> setup.putPiece(square, piece));
        }
        for (Symbol symbol : Symbol.values()) {
            setup.putTotem(symbol, totem(symbol));
        }
        return setup.build();
    }

    @Override
    public boolean equals(Object object) {
        return object instanceof Position other
                && pink == other.pink
                && black == other.black
                && crosses == other.crosses
                && totemX == other.totemX
                && totemO == other.totemO;
    }

    @Override
    public int hashCode() {
        return Long.hashCode(key());
    }

    /**
     * Returns the canonical text, which {@link #parse} reads back.
     *
     * @return ranks 6 to 1 and the player to move
     */
    @Override
    public String toString() {
        return PositionText.write(this::contentAt, toMove());
    }

    Content contentAt(Square square) {
        if (square.ordinal() == totemX) {
            return Content.TOTEM_X;
        }
        if (square.ordinal() == totemO) {
            return Content.TOTEM_O;
        }
        return isPiece(square) ? Content.of(pieceOn(square)) : Content.FREE;
    }

    private boolean isPiece(Square square) {
        return ((pink | black) & Kernel.bit(square.ordinal())) != 0;
    }

    private Piece pieceOn(Square square) {
        long bit = Kernel.bit(square.ordinal());
        return Piece.of((pink & bit) != 0 ? Player.PINK : Player.BLACK, (crosses & bit) != 0 ? Symbol.X : Symbol.O);
    }

    /** R10 if the totem lands where no square next to it is free, else R9. */
    Placement placement(Symbol symbol, Square destination) {
        long occupiedAfter = occupied() & ~Kernel.bit(totemSquare(symbol));
        return Kernel.isEnclosed(occupiedAfter, destination.ordinal()) ? Placement.FREE : Placement.ADJACENT;
    }

    /** The squares that do not hold the same in both positions. */
    SquareSet differences(Position other) {
        return SquareSet.ofBits((pink ^ other.pink)
                | (black ^ other.black)
                | (crosses ^ other.crosses)
                | (Kernel.bit(totemX) ^ Kernel.bit(other.totemX))
                | (Kernel.bit(totemO) ^ Kernel.bit(other.totemO)));
    }

    Pieces pieces() {
        return new Pieces(pink, black, crosses);
    }

    private static boolean isFull(long pieces) {
        return Long.bitCount(pieces) == MAX_PLY;
    }

    private void requireLegal(Move move) {
        if (!isLegal(move)) {
            throw new IllegalMoveException(illegal(move));
        }
    }

    private Legality.Illegal illegal(Move move) {
        return new Legality.Illegal(Refusals.of(this, move).orElseThrow(), move, this);
    }

    private long piecesOf(Player player) {
        return Objects.requireNonNull(player) == Player.PINK ? pink : black;
    }

    private long piecesOf(Symbol symbol) {
        return Objects.requireNonNull(symbol) == Symbol.X ? crosses : (pink | black) & ~crosses;
    }

    private int totemSquare(Symbol symbol) {
        return Objects.requireNonNull(symbol) == Symbol.X ? totemX : totemO;
    }

    private long occupied() {
        return pink | black | Kernel.bit(totemX) | Kernel.bit(totemO);
    }

    /** R4, R13. */
    private boolean mayMove(Symbol symbol) {
        return !over && reserve(toMove(), symbol) > 0;
    }

    private long destinationBits(Symbol symbol) {
        Objects.requireNonNull(symbol);
        return mayMove(symbol) ? Kernel.destinations(occupied(), totemSquare(symbol)) : 0;
    }

    private int turnCount(Symbol symbol) {
        return mayMove(symbol) ? Kernel.turnCount(occupied(), totemSquare(symbol)) : 0;
    }

    private int fill(char[] indices, int from, Symbol symbol) {
        int next = from;
        long occupied = occupied();
        int totem = totemSquare(symbol);
        for (long rest = destinationBits(symbol); rest != 0; rest &= rest - 1) {
            int destination = Long.numberOfTrailingZeros(rest);
            long placements = Kernel.placements(occupied, totem, destination);
            for (; placements != 0; placements &= placements - 1) {
                int placement = Long.numberOfTrailingZeros(placements);
                indices[next++] = (char) Move.indexOf(symbol.ordinal(), destination, placement);
            }
        }
        return next;
    }
}
