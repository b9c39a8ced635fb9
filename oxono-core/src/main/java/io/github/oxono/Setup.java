package io.github.oxono;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.immutables.value.Value;

/**
 * Pieces and totems on a board and who moves: anything that a board editor can show, a {@link Position} or not.
 *
 * <p>{@link #builder()} puts things on squares, {@link #without} takes them away. {@link #faults()} tells what keeps it from being a position; {@link Position#of(Setup)} makes it one.
 *
 * <p>Equal when pieces, totems and player to move are; the hash differs from run to run. Immutable, safe for use by
 * many threads.
 */
@Value.Immutable
public abstract class Setup {
    Setup() {}

    /**
     * Starts a set-up.
     *
     * @return a builder without pieces and totems; the player to move has to be given
     */
    public static Builder builder() {
        return new Builder();
    }

    /**
     * Reads the text of a set-up: the one of a position, in which a totem may be missing and the rules may be broken.
     *
     * @param text ranks 6 to 1 and the player to move, such as {@code 6/6/2*X3/6/6/6 p}
     * @return the set-up, with or without faults
     * @throws OxonoParseException if the text is anything else
     */
    public static Setup parse(String text) {
        return PositionText.read(text);
    }

    /**
     * Returns the pieces on the board.
     *
     * @return the piece on each square that has one, in the order of {@link Square}
     */
    public abstract Map<Square, Piece> pieces();

    /**
     * Returns where the totems stand.
     *
     * @return the square of each totem that has one, X before O
     */
    public abstract Map<Symbol, Square> totems();

    /**
     * Returns whose turn it is.
     *
     * @return the player to move
     */
    public abstract Player toMove();

    /**
     * Finds everything that keeps this set-up from being a position. Where a totem hides a piece, lines are judged
     * without it.
     *
     * @return all faults, in the order of {@link SetupFault}; computed anew at each call
     */
    public Set<SetupFault> faults() {
        return SetupFaults.of(this);
    }

    /**
     * Returns this set-up without anything on a square.
     *
     * @param square the square
     * @return the set-up without its piece and totems
     */
    public Setup without(Square square) {
        Map<Square, Piece> otherPieces = new HashMap<>(pieces());
        otherPieces.remove(Objects.requireNonNull(square));
        Map<Symbol, Square> otherTotems = new HashMap<>(totems());
        otherTotems.values().removeIf(totem -> totem == square);
        return builder().from(this).pieces(otherPieces).totems(otherTotems).build();
    }

    /**
     * Returns the text that {@link #parse} reads back. What a totem hides has no place there and follows after it, so
     * that such a text is not read.
     *
     * @return ranks 6 to 1 and the player to move
     */
    @Override
    public String toString() {
        return PositionText.write(this::contentAt, toMove()) + hidden();
    }

    private Content contentAt(Square square) {
        return contentsAt(square).stream().findFirst().orElse(Content.FREE);
    }

    /** All that a square holds, what is seen from above first. */
    private List<Content> contentsAt(Square square) {
        List<Content> contents = new ArrayList<>();
        totems().forEach((symbol, at) -> {
            if (at == square) {
                contents.add(Content.totem(symbol));
            }
        });
        Optional.ofNullable(pieces().get(square)).map(Content::of).ifPresent(contents::add);
        return contents;
    }

    private String hidden() {
        return SquareSet.copyOf(totems().values()).stream()
                .flatMap(square ->
                        contentsAt(square).stream().skip(1).map(content -> ", under " + square + ": " + content.text()))
                .collect(Collectors.joining());
    }

    /**
     * Gathers the parts of a {@link Setup}; not for use by several threads.
     *
     * <p>{@code putPiece} and {@code putTotem} add one thing, {@code pieces} and {@code totems} replace all, {@code from}
     * takes over another set-up, and {@code build} makes the set-up or throws {@link IllegalStateException} as long as
     * {@code toMove} is not given. What is put on a square twice, or a totem put twice, is where it was put last.
     *
     * <pre>{@code
     * Setup setup = Setup.builder()
     *         .putTotem(Symbol.X, Square.C4)
     *         .putPiece(Square.A1, Piece.BLACK_O)
     *         .toMove(Player.PINK)
     *         .build();
     * setup.toString(); // => 6/6/2*X3/6/6/o5 p
     * setup.faults(); // => [TOTEM_MISSING, WRONG_PLAYER_TO_MOVE]
     * }</pre>
     */
    public static final class Builder extends ImmutableSetup.Builder {
        Builder() {}
    }
}
