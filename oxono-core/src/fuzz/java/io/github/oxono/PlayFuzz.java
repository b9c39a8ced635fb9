package io.github.oxono;

import io.github.oxono.naive.NaiveBoard;
import java.nio.ByteBuffer;
import java.util.List;

/** Any bytes as a sequence of moves, legal and not: the library and the naive second implementation say the same. */
final class PlayFuzz {
    private PlayFuzz() {}

    /** Called by the fuzzer. */
    public static void fuzzerTestOneInput(byte[] data) {
        ByteBuffer choices = ByteBuffer.wrap(data);
        Position position = Position.initial(choices.hasRemaining() && choices.get() < 0 ? Symbol.O : Symbol.X);
        NaiveBoard naive = NaiveWords.naive(position);
        while (choices.remaining() >= Character.BYTES) {
            Move move = move(position, choices.getChar());
            String refusal = naive.refusal(move.toString()).orElse("");
            Fuzz.require(refusal(position, move).equals(refusal), "refusal of " + move, position);
            if (refusal.isEmpty()) {
                position = position.play(move);
                naive = naive.play(move.toString());
                Fuzz.require(
                        NaiveAgreementTest.Facts.of(position).equals(NaiveAgreementTest.Facts.of(naive)),
                        "position after " + move,
                        position);
            }
        }
    }

    /** Small numbers are any move there is, the others a legal one while there is one. */
    private static Move move(Position position, int number) {
        List<Move> legalMoves = position.legalMoves();
        return number < Move.COUNT || legalMoves.isEmpty()
                ? Move.ofIndex(number % Move.COUNT)
                : legalMoves.get(number % legalMoves.size());
    }

    private static String refusal(Position position, Move move) {
        return position.check(move) instanceof Legality.Illegal illegal
                ? illegal.refusal().name()
                : "";
    }
}
