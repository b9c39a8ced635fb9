package io.github.oxono.notation;

import io.github.oxono.Move;
import io.github.oxono.OxonoParseException;

/**
 * The text of a move, such as {@code Xd4e4}: totem, its new square, the piece's square.
 *
 * <p>{@link Move#toString()} writes it. Lenient reading also takes
 *
 * <ul>
 *   <li>letters in the other case: {@code xD4E4};
 *   <li>spaces around it;
 *   <li>separators between its parts, any number of space, {@code - > , : / @}, the en dash and the arrow:
 *       {@code X d4-e4};
 *   <li>the totem as {@code [X]} or {@code *X};
 *   <li>the square that the totem leaves before the one it goes to, unchecked: {@code Xc4d4e4};
 *   <li>a mark {@code #} or {@code =} behind it, unchecked.
 * </ul>
 *
 * <p>Has no state, so it is safe for use by many threads.
 */
public final class MoveText {
    private MoveText() {}

    /**
     * Reads a move.
     *
     * @param text the text
     * @param strictness whether only the canonical text is accepted
     * @return the move, and what was tolerated
     * @throws NotationException if the text is no move
     */
    public static Reading<Move> read(String text, Strictness strictness) {
        Spelling spelling = new Spelling(strictness);
        Move move = spelling.isStrict()
                ? readStrict(text, Location.START)
                : LenientMove.readAlone(text, spelling).move();
        return spelling.reading(move);
    }

    static Move readStrict(String text, Location location) {
        try {
            return Move.parse(text);
        } catch (OxonoParseException exception) {
            throw NotationException.of(NotationFault.MALFORMED_MOVE, location, exception);
        }
    }
}
