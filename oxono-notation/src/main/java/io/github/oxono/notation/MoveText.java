package io.github.oxono.notation;

import io.github.oxono.Move;
import io.github.oxono.OxonoParseException;
import io.github.oxono.Square;
import io.github.oxono.Symbol;

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
    private static final int LENGTH = 5;

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

    /** By hand, for archives are full of moves; what is wrong with any other text, the rules' own reader tells. */
    static Move readStrict(String text, Location location) {
        if (isMove(text)) {
            return Move.of(text.charAt(0) == 'X' ? Symbol.X : Symbol.O, squareAt(text, 1), squareAt(text, 3));
        }
        try {
            return Move.parse(text);
        } catch (OxonoParseException exception) {
            throw NotationException.of(NotationFault.MALFORMED_MOVE, location, exception);
        }
    }

    private static boolean isMove(String text) {
        return text.length() == LENGTH
                && (text.charAt(0) == 'X' || text.charAt(0) == 'O')
                && isSquareAt(text, 1)
                && isSquareAt(text, 3)
                && (text.charAt(1) != text.charAt(3) || text.charAt(2) != text.charAt(4));
    }

    private static boolean isSquareAt(String text, int at) {
        char file = text.charAt(at);
        char rank = text.charAt(at + 1);
        return file >= 'a' && file <= 'f' && rank >= '1' && rank <= '6';
    }

    private static Square squareAt(String text, int at) {
        return Square.of(text.charAt(at), text.charAt(at + 1) - '0');
    }
}
