package io.github.oxono.notation.board;

import io.github.oxono.Player;
import io.github.oxono.Position;
import java.util.EnumSet;
import java.util.OptionalInt;
import java.util.Set;
import org.immutables.value.Value;

/**
 * How boards are drawn as SVG, and what draws them.
 *
 * <p>A picture is one {@code svg} element that stands alone: without script, style sheet, font, link or id, so that
 * several fit into one page. It scales to any size. It has a title and a description for screen readers. Pieces are
 * round and totems square; pink pieces are light, black ones are dark with a ring.
 *
 * <p>Each square is a group with the attribute {@code data-square}, such as {@code c4}, by which a page finds out what
 * was clicked. Whatever text a diagram holds is escaped; characters that XML cannot hold become U+FFFD.
 *
 * <p>Needs the JDK's module {@code java.xml} at run time, for {@code javax.xml.stream}; Android has none. Everything else
 * in this package does without.
 *
 * <p>Equal when all options are; the hash differs from run to run. Immutable, safe for use by many threads.
 *
 * <pre>{@code
 * import io.github.oxono.notation.board.*;
 *
 * SvgBoard board = SvgBoard.builder()
 *         .bottom(Player.BLACK)
 *         .palette(Palette.builder().pink(Colour.of(0xE91E63)).build())
 *         .parts(Set.of(Part.COORDINATES))
 *         .width(300)
 *         .build();
 * board.draw(Position.initial(Symbol.X)).contains("#e91e63"); // => false
 * board.draw(Position.initial(Symbol.X).play(Move.parse("Xd4e4"))).contains("#e91e63"); // => true
 * }</pre>
 */
@Value.Immutable
public abstract class SvgBoard {
    SvgBoard() {}

    /**
     * Starts a board.
     *
     * @return a builder; every option may be given
     */
    public static Builder builder() {
        return new Builder();
    }

    /**
     * Returns the board as a player sees it, with everything else as it is unless it is given.
     *
     * @param bottom who sits below the board
     * @return the board
     */
    public static SvgBoard of(Player bottom) {
        return builder().bottom(bottom).build();
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
     * Returns the colours.
     *
     * @return a palette; the game's colours unless it is given
     */
    @Value.Default
    public Palette palette() {
        return Palette.builder().build();
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
     * Returns how wide a picture is where nothing around it says so; its height follows.
     *
     * @return pixels of CSS; empty for a picture that fills the room it is given
     */
    public abstract OptionalInt width();

    /**
     * Draws a diagram.
     *
     * @param diagram what is shown
     * @return an SVG element, which ends with a line feed
     */
    public String draw(Diagram diagram) {
        return new SvgDrawing(this, diagram).draw();
    }

    /**
     * Draws a position.
     *
     * @param position what is shown
     * @return an SVG element, which ends with a line feed
     */
    public String draw(Position position) {
        return draw(Diagram.of(position));
    }

    @Value.Check
    void check() {
        width().ifPresent(pixels -> {
            if (pixels <= 0) {
                throw new IllegalArgumentException("a width is positive, not " + pixels);
            }
        });
    }

    /**
     * Gathers the options of an {@link SvgBoard}; not for use by several threads.
     *
     * <p>{@code bottom} and the like give an option, {@code from} takes over another board, and {@code build} makes the
     * board or throws {@link IllegalArgumentException} if the width is not positive.
     */
    public static final class Builder extends ImmutableSvgBoard.Builder {
        Builder() {}
    }
}
