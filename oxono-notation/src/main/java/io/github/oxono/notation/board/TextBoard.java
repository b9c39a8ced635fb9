package io.github.oxono.notation.board;

import io.github.oxono.Player;
import io.github.oxono.Position;
import java.util.EnumSet;
import java.util.Set;
import org.immutables.value.Value;

/**
 * How boards are drawn as text, and what draws them.
 *
 * <p>A square is four characters wide: its contents, between round brackets if it is highlighted, else between braces
 * if it is part of a winning line, else between square brackets if it is one of the last move's. The last move, winning
 * lines and arrows also stand in words below the board. Of several things on one square the totem is shown.
 *
 * <p>Equal when all options are; the hash differs from run to run. Immutable, safe for use by many threads.
 *
 * <pre>{@code
 * import io.github.oxono.notation.board.*;
 *
 * String expected = """
 *         black  xxxxxxxx oooooooo
 *         6   .   .   .   .   .   .
 *         5   .   .   .   .   .   .
 *         4   .   .  *X   .   .   .
 *         3   .   .   .  *O   .   .
 *         2   .   .   .   .   .   .
 *         1   .   .   .   .   .   .
 *             a   b   c   d   e   f
 *         pink   XXXXXXXX OOOOOOOO  to move
 *         """;
 * TextBoard.of(TextStyle.ASCII).draw(Position.initial(Symbol.X)).equals(expected); // => true
 * }</pre>
 */
@Value.Immutable
public abstract class TextBoard {
    TextBoard() {}

    /**
     * Starts a board.
     *
     * @return a builder; every option may be given
     */
    public static Builder builder() {
        return new Builder();
    }

    /**
     * Returns the board in a style, with everything else as it is unless it is given.
     *
     * @param style which characters it is made of
     * @return the board
     */
    public static TextBoard of(TextStyle style) {
        return builder().style(style).build();
    }

    /**
     * Returns which characters boards are made of.
     *
     * @return a style; plain text unless it is given
     */
    @Value.Default
    public TextStyle style() {
        return TextStyle.ASCII;
    }

    /**
     * Returns who sits below the board.
     *
     * @return a player; pink, with a1 at the left, unless it is given
     */
    @Value.Default
    public Player bottom() {
        return Player.PINK;
    }

    /**
     * Returns what stands around the board.
     *
     * @return the parts; all unless they are given
     */
    @Value.Default
    public Set<Part> parts() {
        return EnumSet.allOf(Part.class);
    }

    /**
     * Draws a diagram.
     *
     * @param diagram what is shown
     * @return lines without blanks at their ends, each with a line feed
     */
    public String draw(Diagram diagram) {
        return new TextDrawing(this, diagram).draw();
    }

    /**
     * Draws a position.
     *
     * @param position what is shown
     * @return lines without blanks at their ends, each with a line feed
     */
    public String draw(Position position) {
        return draw(Diagram.of(position));
    }

    /**
     * Gathers the options of a {@link TextBoard}; not for use by several threads.
     *
     * <p>{@code style} and the like give an option, {@code from} takes over another board, {@code build} makes the board.
     */
    public static final class Builder extends ImmutableTextBoard.Builder {
        Builder() {}
    }
}
