package io.github.oxono.notation;

import io.github.oxono.IllegalMoveException;
import io.github.oxono.Legality;
import io.github.oxono.Move;
import io.github.oxono.Player;
import io.github.oxono.Position;
import io.github.oxono.Square;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Gathers the moves of one game with their numbers, marks and comments, and plays them. */
final class MoveSection {
    private static final String DIGITS = "0123456789";
    private static final String MARKS = "#=";
    private static final int MAX_COMMENTS = 16;

    private final Spelling spelling;
    private final Limits limits;
    private final List<Move> moves = new ArrayList<>();
    /** What stands after each move. */
    private final List<Comment> comments = new ArrayList<>();

    private Position position;
    private boolean isNumbered;
    /** How many comments stand after the last move, and how long they are as they are written. */
    private int commentCount;

    private int commentLength;

    MoveSection(Position start, Spelling spelling, Limits limits) {
        this.position = start;
        this.spelling = spelling;
        this.limits = limits;
    }

    Position position() {
        return position;
    }

    boolean isEmpty() {
        return moves.isEmpty();
    }

    /** Whether a number stands there that waits for its move. */
    boolean isNumbered() {
        return isNumbered;
    }

    List<RecordedMove> moves() {
        return IntStream.range(0, moves.size())
                .mapToObj(i -> new RecordedMove(
                        moves.get(i), comments.get(i).text(), comments.get(i).clock()))
                .toList();
    }

    /** Reads a number, a move or a comment. */
    void read(Token token) {
        boolean isAboutLastMove = token.is(Token.Kind.COMMENT) && !moves.isEmpty() && !isNumbered;
        int ply = position.ply() + (isAboutLastMove ? 0 : 1);
        try {
            token.requireSound();
            if (token.is(Token.Kind.COMMENT)) {
                readComment(token);
            } else {
                readWord(token);
            }
        } catch (NotationException exception) {
            throw exception.atPly(ply);
        }
    }

    private void readWord(Token word) {
        String text = word.text();
        int zeros = skip(text, 0, "0");
        int digits = skip(text, zeros, DIGITS);
        int end = digits == 0 ? 0 : skip(text, digits, ".");
        if (end == 0) {
            readMove(word);
            return;
        }
        readNumber(word, text.substring(zeros, digits), end - digits, text.substring(0, end));
        if (end < text.length()) {
            Token move = word.from(end);
            spelling.tolerate(Leniency.NUMBER, word.location(), text, text.substring(0, end) + " " + move.text());
            readMove(move);
        }
    }

    private static int skip(String text, int from, String characters) {
        int at = from;
        while (at < text.length() && characters.indexOf(text.charAt(at)) >= 0) {
            at++;
        }
        return at;
    }

    private void readNumber(Token word, String digits, int points, String written) {
        String canonical = canonicalNumber();
        boolean wrongPlayer = isPinkToMove() ? points > 1 : points == 1;
        if (isNumbered || wrongPlayer || !digits.equals(String.valueOf(number()))) {
            throw NotationException.of(
                    NotationFault.WRONG_NUMBER,
                    word.location(),
                    written,
                    isNumbered ? "a move after the number" : Quote.of(canonical));
        }
        if (isNumberNeeded()) {
            word.expectGap(moves.isEmpty() ? "\n\n" : "\n", spelling);
            spelling.expect(canonical, Leniency.NUMBER, word.location(), written);
        } else {
            spelling.tolerate(Leniency.NUMBER, word.location(), written, "");
        }
        isNumbered = true;
    }

    private int number() {
        return position.ply() / 2 + 1;
    }

    private String canonicalNumber() {
        return number() + (isPinkToMove() ? "." : "...");
    }

    private boolean isPinkToMove() {
        return position.toMove() == Player.PINK;
    }

    private boolean isNumberNeeded() {
        return moves.isEmpty() || isPinkToMove();
    }

    private void readMove(Token word) {
        if (isNumberNeeded() && !isNumbered) {
            spelling.tolerate(Leniency.NUMBER, word.location(), "", canonicalNumber() + " ");
        }
        word.expectGap(" ", spelling);
        int markAt = word.text().length() - (endsWithMark(word.text()) ? 1 : 0);
        Move move = parse(word.text().substring(0, markAt), word.location());
        Position next = play(move, word);
        requireMark(word, markAt, move, Finish.mark(next));
        add(move, next);
    }

    private Position play(Move move, Token word) {
        try {
            return position.play(move);
        } catch (IllegalMoveException exception) {
            Legality.Illegal illegal = new Legality.Illegal(exception.refusal(), move, position);
            throw NotationException.illegalMove(illegal, word.location(), word.text());
        }
    }

    private static boolean endsWithMark(String word) {
        return !word.isEmpty() && MARKS.indexOf(word.charAt(word.length() - 1)) >= 0;
    }

    private Move parse(String text, Location location) {
        if (spelling.isStrict()) {
            return MoveText.readStrict(text, location);
        }
        LenientMove.Found found = LenientMove.read(text, location, spelling);
        Square totem = position.totem(found.move().symbol());
        if (found.origin().isPresent() && found.origin().get() != totem) {
            throw NotationException.of(
                    NotationFault.WRONG_ORIGIN,
                    location,
                    text,
                    "the totem to come from " + totem + ", or no square that it comes from");
        }
        return found.move();
    }

    private void requireMark(Token word, int markAt, Move move, String expected) {
        String mark = word.text().substring(markAt);
        if (mark.isEmpty()) {
            spelling.expect(expected, Leniency.MARK, word.location().plus(markAt), mark);
        } else if (!mark.equals(expected)) {
            throw NotationException.of(
                    NotationFault.WRONG_MARK, word.location(), word.text(), Quote.of(move + expected));
        }
    }

    private void add(Move move, Position next) {
        moves.add(move);
        comments.add(Comment.NONE);
        position = next;
        isNumbered = false;
        commentCount = 0;
        commentLength = 0;
    }

    private void readComment(Token token) {
        if (moves.isEmpty() || isNumbered) {
            throw NotationException.of(
                    NotationFault.MALFORMED_COMMENT, token.location(), braced(token), "a move before the comment");
        }
        requireWithinLimits(token);
        token.expectGap(" ", spelling);
        String text = spelling.readLines(token.text(), token.location());
        Comment comment = Comment.read(text, token.location());
        requireCharacters(comment, token.location());
        boolean isOne = commentCount == 1 && !comment.isEmpty();
        if (!isOne || !comment.write().equals(text)) {
            String canonical = isOne ? "{" + comment.write() + "}" : "";
            spelling.tolerate(Leniency.COMMENT, token.location(), "{" + text + "}", canonical);
        }
        addToLast(comment, token);
    }

    private static String braced(Token token) {
        return "{" + token.text() + "}";
    }

    private void requireWithinLimits(Token token) {
        commentCount++;
        commentLength += token.text().length();
        if (commentCount > MAX_COMMENTS || commentLength > limits.textLength()) {
            throw NotationException.of(
                    NotationFault.LIMIT_EXCEEDED,
                    token.location(),
                    braced(token),
                    "at most %d comments of %d characters in all after a move"
                            .formatted(MAX_COMMENTS, limits.textLength()));
        }
    }

    private static void requireCharacters(Comment comment, Location location) {
        String text = comment.text().orElse("");
        Texts.firstBad(text, "\n\t").ifPresent(bad -> {
            throw NotationException.of(
                    NotationFault.MALFORMED_COMMENT,
                    location,
                    text.substring(bad, bad + 1),
                    "a comment without control characters but line feed and tab, and without half a pair");
        });
    }

    private void addToLast(Comment comment, Token token) {
        int last = comments.size() - 1;
        Comment before = comments.get(last);
        if (before.clock().isPresent() && comment.clock().isPresent()) {
            throw NotationException.of(
                    NotationFault.MALFORMED_COMMENT, token.location(), braced(token), "no second clock after a move");
        }
        comments.set(last, before.and(comment));
    }
}
