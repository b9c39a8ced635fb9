package io.github.oxono;

import java.util.List;
import java.util.Objects;

/**
 * A legal move together with what it means in the position where it was played, as {@link Position#describe} tells it.
 *
 * <p>Equality is that of the components; the hash differs from run to run. Immutable, safe for use by many threads.
 *
 * @param number how many pieces stand on the board after it, 1 to 32
 * @param player who moved
 * @param move the move
 * @param origin the square that the totem left
 * @param totemMove how the totem moved
 * @param jumped the squares that the totem jumped over, the nearest to its origin first; empty unless it jumped
 * @param placement whether the piece had to go next to the totem
 */
public record Ply(
        int number,
        Player player,
        Move move,
        Square origin,
        TotemMove totemMove,
        List<Square> jumped,
        Placement placement) {
    /**
     * Makes a ply; the squares are copied.
     *
     * @param number how many pieces stand on the board after it
     * @param player who moved
     * @param move the move
     * @param origin the square that the totem left
     * @param totemMove how the totem moved
     * @param jumped the squares that the totem jumped over
     * @param placement whether the piece had to go next to the totem
     * @throws IllegalArgumentException if squares are jumped over without a jump, or a jump is over nothing
     */
    public Ply {
        Objects.requireNonNull(player);
        Objects.requireNonNull(move);
        Objects.requireNonNull(origin);
        Objects.requireNonNull(totemMove);
        Objects.requireNonNull(placement);
        jumped = List.copyOf(jumped);
        if ((totemMove == TotemMove.JUMP) == jumped.isEmpty()) {
            String right = totemMove == TotemMove.JUMP ? "at least one square" : "no square";
            throw new IllegalArgumentException("a " + totemMove + " goes over " + right + ", not over " + jumped);
        }
    }

    /** Of a legal move. */
    static Ply of(Position before, Move move) {
        Square origin = before.totem(move.symbol());
        TotemMove totemMove = before.totemMove(move.symbol());
        return new Ply(
                before.ply() + 1,
                before.toMove(),
                move,
                origin,
                totemMove,
                totemMove == TotemMove.JUMP ? between(origin, move.destination()) : List.of(),
                before.placement(move.symbol(), move.destination()));
    }

    private static List<Square> between(Square origin, Square destination) {
        List<Square> ray = origin.ray(Direction.between(origin, destination).orElseThrow());
        return ray.subList(0, ray.indexOf(destination));
    }
}
