package io.github.oxono;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A turn made click by click (R3): first the totem's square, then its new square, then the piece's square.
 *
 * <p>Equal when position and clicks are; the hash is the same in every run. Immutable, safe for use by many threads.
 *
 * <pre>{@code
 * PartialMove turn = PartialMove.of(Position.initial(Symbol.X));
 * turn.clickable(); // => [d3, c4]
 * turn = turn.click(Square.C4).click(Square.C6);
 * turn.clickable(); // => [c5, b6, d6]
 * turn.click(Square.B6).move(); // => Optional[Xc6b6]
 * }</pre>
 */
public final class PartialMove {
    private final Position position;
    private final List<Square> clicks;

    private PartialMove(Position position, List<Square> clicks) {
        this.position = position;
        this.clicks = clicks;
    }

    /**
     * Begins a turn.
     *
     * @param position where it will be played
     * @return the turn without a click
     */
    public static PartialMove of(Position position) {
        return new PartialMove(Objects.requireNonNull(position), List.of());
    }

    /**
     * Returns where the turn is made.
     *
     * @return the position, unchanged by clicks
     */
    public Position position() {
        return position;
    }

    /**
     * Returns what has been clicked.
     *
     * @return none to three squares: the totem's, its new one, the piece's
     */
    public List<Square> clicks() {
        return clicks;
    }

    /**
     * Returns the squares that {@link #click} accepts now.
     *
     * @return the squares; none after the end of the game or when the turn is complete
     */
    public SquareSet clickable() {
        return switch (clicks.size()) {
            case 0 -> movableTotems();
            case 1 -> position.destinations(clickedSymbol());
            case 2 -> position.placements(clickedSymbol(), clicks.get(1));
            default -> SquareSet.of();
        };
    }

    /**
     * Clicks a square.
     *
     * @param square one of {@link #clickable()}
     * @return the turn with that click
     * @throws IllegalClickException if the square cannot be clicked now
     */
    public PartialMove click(Square square) {
        if (!clickable().contains(Objects.requireNonNull(square))) {
            throw new IllegalClickException(this, square, refusal(square));
        }
        List<Square> longer = new ArrayList<>(clicks);
        longer.add(square);
        return new PartialMove(position, List.copyOf(longer));
    }

    /**
     * Takes back the last click.
     *
     * @return the turn without it; empty if there was none
     */
    public Optional<PartialMove> back() {
        return clicks.isEmpty()
                ? Optional.empty()
                : Optional.of(new PartialMove(position, clicks.subList(0, clicks.size() - 1)));
    }

    /**
     * Returns whose totem moves.
     *
     * @return the symbol; empty before the first click
     */
    public Optional<Symbol> symbol() {
        return clicks.stream().findFirst().flatMap(position::totemAt);
    }

    /**
     * Returns how the chosen totem moves here.
     *
     * @return slide, jump or relocation; empty before the first click
     */
    public Optional<TotemMove> totemMove() {
        return symbol().map(position::totemMove);
    }

    /**
     * Tells whether the turn has all its parts.
     *
     * @return true if there is a {@link #move()}
     */
    public boolean isComplete() {
        return clicks.size() == 3;
    }

    /**
     * Returns the move that the clicks make.
     *
     * @return a legal move; empty while the turn is not complete
     */
    public Optional<Move> move() {
        return isComplete() ? Optional.of(Move.of(clickedSymbol(), clicks.get(1), clicks.get(2))) : Optional.empty();
    }

    /**
     * Returns what the board looks like now: the totem on its new square as soon as that is clicked, then the piece.
     *
     * @return the set-up, with the same player to move; half a turn is no position
     */
    public Setup board() {
        Setup.Builder board = Setup.builder().from(position.toSetup());
        if (clicks.size() > 1) {
            board.putTotem(clickedSymbol(), clicks.get(1));
        }
        if (isComplete()) {
            board.putPiece(clicks.get(2), Piece.of(position.toMove(), clickedSymbol()));
        }
        return board.build();
    }

    @Override
    public boolean equals(Object object) {
        return object instanceof PartialMove other && position.equals(other.position) && clicks.equals(other.clicks);
    }

    @Override
    public int hashCode() {
        return clicks.stream()
                .mapToInt(Square::ordinal)
                .reduce(position.hashCode(), (hash, square) -> 31 * hash + square);
    }

    /**
     * Returns the position and the clicks, for a person.
     *
     * @return a text that is not meant to be read back
     */
    @Override
    public String toString() {
        return position + " " + clicks;
    }

    private Symbol clickedSymbol() {
        return symbol().orElseThrow();
    }

    private SquareSet movableTotems() {
        List<Square> squares = new ArrayList<>();
        for (Symbol symbol : Symbol.values()) {
            if (!position.destinations(symbol).isEmpty()) {
                squares.add(position.totem(symbol));
            }
        }
        return SquareSet.copyOf(squares);
    }

    private Optional<Refusal> refusal(Square square) {
        if (position.isOver()) {
            return Optional.of(Refusal.GAME_OVER);
        }
        return switch (clicks.size()) {
            case 0 -> position.totemAt(square).flatMap(symbol -> Refusals.ofSymbol(position, symbol));
            case 1 -> Refusals.ofDestination(position, clickedSymbol(), square);
            case 2 -> Refusals.ofPlacement(position, clickedSymbol(), clicks.get(1), square);
            default -> Optional.empty();
        };
    }
}
