package io.github.oxono.notation;

/**
 * How much a reader takes before it calls a text too long. What it reads of one game never grows beyond them, however
 * hostile the text; the number of moves needs none, since a game ends.
 *
 * <p>Equality is that of the components; the hash differs from run to run. Immutable, safe for use by many threads.
 *
 * @param lineLength the most {@code char}s on a line
 * @param commentLength the most {@code char}s in a comment, as it is written
 * @param tags the most tags of one game
 */
public record Limits(int lineLength, int commentLength, int tags) {
    /** What readers use unless they are told otherwise: a million, a hundred thousand, a thousand. */
    public static final Limits DEFAULT = new Limits(1_000_000, 100_000, 1_000);

    /**
     * Makes limits.
     *
     * @param lineLength the most {@code char}s on a line
     * @param commentLength the most {@code char}s in a comment
     * @param tags the most tags of one game
     * @throws IllegalArgumentException if one of them is not positive
     */
    public Limits {
        if (lineLength <= 0 || commentLength <= 0 || tags <= 0) {
            throw new IllegalArgumentException(
                    "limits are positive, not %d, %d, %d".formatted(lineLength, commentLength, tags));
        }
    }

    /**
     * Returns these limits with another one on lines.
     *
     * @param lineLength the most {@code char}s on a line
     * @return the limits
     * @throws IllegalArgumentException if it is not positive
     */
    public Limits withLineLength(int lineLength) {
        return new Limits(lineLength, commentLength, tags);
    }

    /**
     * Returns these limits with another one on comments.
     *
     * @param commentLength the most {@code char}s in a comment, as it is written
     * @return the limits
     * @throws IllegalArgumentException if it is not positive
     */
    public Limits withCommentLength(int commentLength) {
        return new Limits(lineLength, commentLength, tags);
    }

    /**
     * Returns these limits with another one on tags.
     *
     * @param tags the most tags of one game
     * @return the limits
     * @throws IllegalArgumentException if it is not positive
     */
    public Limits withTags(int tags) {
        return new Limits(lineLength, commentLength, tags);
    }
}
