package io.github.oxono.notation.board;

import io.github.oxono.Player;
import org.immutables.value.Value;

/**
 * The colours of an {@link SvgBoard}. Those that are not given are chosen so that they can be told apart without colour.
 *
 * <p>Equal when all colours are; the hash is the same in every run. Immutable, safe for use by many threads.
 */
@Value.Immutable
public abstract class Palette {
    Palette() {}

    /**
     * Starts a palette.
     *
     * @return a builder; every colour may be given
     */
    public static Builder builder() {
        return new Builder();
    }

    /**
     * Returns the colour of the board around and between the squares.
     *
     * @return a colour on which {@link #ink()} can be read
     */
    @Value.Default
    public Colour board() {
        return Colour.of(0xE3D8C5);
    }

    /**
     * Returns the colour of the squares.
     *
     * @return a colour on which the pieces can be seen
     */
    @Value.Default
    public Colour square() {
        return Colour.of(0xFAF6EE);
    }

    /**
     * Returns the colour of the coordinates, of the dots on the starting squares and of the mark of the player to move.
     *
     * @return a colour that can be read on the board and its squares
     */
    @Value.Default
    public Colour ink() {
        return Colour.of(0x5E5242);
    }

    /**
     * Returns the colour of pink pieces.
     *
     * @return pink
     */
    @Value.Default
    public Colour pink() {
        return Colour.of(0xFF9AC4);
    }

    /**
     * Returns the colour of the symbol and the edge of pink pieces.
     *
     * @return a colour that can be seen on {@link #pink()}
     */
    @Value.Default
    public Colour pinkMark() {
        return Colour.of(0x7D0F47);
    }

    /**
     * Returns the colour of black pieces.
     *
     * @return black
     */
    @Value.Default
    public Colour black() {
        return Colour.of(0x26262E);
    }

    /**
     * Returns the colour of the symbol and the ring of black pieces.
     *
     * @return a colour that can be seen on {@link #black()}
     */
    @Value.Default
    public Colour blackMark() {
        return Colour.of(0xF6F3EC);
    }

    /**
     * Returns the colour of the totems.
     *
     * @return light blue
     */
    @Value.Default
    public Colour totem() {
        return Colour.of(0xA6DCF7);
    }

    /**
     * Returns the colour of the symbol and the edge of totems.
     *
     * @return a colour that can be seen on {@link #totem()}
     */
    @Value.Default
    public Colour totemMark() {
        return Colour.of(0x0F5079);
    }

    /**
     * Returns the colour of the squares of the last move.
     *
     * @return a colour on which the pieces can be seen
     */
    @Value.Default
    public Colour lastMove() {
        return Colour.of(0xFFD45E);
    }

    /**
     * Returns the colour of the marks on highlighted squares.
     *
     * @return a colour that can be seen on the squares
     */
    @Value.Default
    public Colour highlight() {
        return Colour.of(0x1F9265);
    }

    /**
     * Returns the colour of the outline of winning lines.
     *
     * @return a colour that can be seen on the squares
     */
    @Value.Default
    public Colour alignment() {
        return Colour.of(0xD9480F);
    }

    /**
     * Returns the colour of the arrows.
     *
     * @return a colour that can be seen on squares and pieces
     */
    @Value.Default
    public Colour arrow() {
        return Colour.of(0x4A4DC0);
    }

    /** The colour of a player's pieces. */
    Colour of(Player player) {
        return player == Player.PINK ? pink() : black();
    }

    /** The colour of what is printed on a player's pieces. */
    Colour markOf(Player player) {
        return player == Player.PINK ? pinkMark() : blackMark();
    }

    /** Gathers the colours of a {@link Palette}; not for use by several threads. */
    public static final class Builder extends ImmutablePalette.Builder {
        Builder() {}
    }
}
