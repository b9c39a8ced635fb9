package io.github.oxono;

import java.util.Locale;
import java.util.Objects;

/** A piece: its colour, which is its player, and its symbol (R2). An enum: compare with {@code ==}. */
public enum Piece {
    /** A pink cross, written {@code X}. */
    PINK_X(Player.PINK, Symbol.X),
    /** A pink circle, written {@code O}. */
    PINK_O(Player.PINK, Symbol.O),
    /** A black cross, written {@code x}. */
    BLACK_X(Player.BLACK, Symbol.X),
    /** A black circle, written {@code o}. */
    BLACK_O(Player.BLACK, Symbol.O);

    /** How many pieces of each kind there are (R2). */
    public static final int COUNT_OF_EACH = 8;

    private final Player player;
    private final Symbol symbol;

    Piece(Player player, Symbol symbol) {
        this.player = player;
        this.symbol = symbol;
    }

    /**
     * Returns the piece of a player with a symbol.
     *
     * @param player whose piece
     * @param symbol what is printed on it
     * @return the piece
     */
    public static Piece of(Player player, Symbol symbol) {
        return Objects.requireNonNull(player) == Player.PINK
                ? pick(symbol, PINK_X, PINK_O)
                : pick(symbol, BLACK_X, BLACK_O);
    }

    private static Piece pick(Symbol symbol, Piece cross, Piece circle) {
        return Objects.requireNonNull(symbol) == Symbol.X ? cross : circle;
    }

    /**
     * Returns whose piece this is.
     *
     * @return the player of its colour
     */
    public Player player() {
        return player;
    }

    /**
     * Returns what is printed on this piece.
     *
     * @return its symbol
     */
    public Symbol symbol() {
        return symbol;
    }

    /**
     * Returns the letter that stands for this piece in a position's text: upper case for pink, lower case for black.
     *
     * @return {@code X}, {@code O}, {@code x} or {@code o}
     */
    public char letter() {
        String name = symbol.name();
        return (player == Player.PINK ? name : name.toLowerCase(Locale.ROOT)).charAt(0);
    }
}
