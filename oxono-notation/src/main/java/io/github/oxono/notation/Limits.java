package io.github.oxono.notation;

/**
 * How much a reader takes before it calls a text too long. What it reads of one game never grows beyond them, however
 * hostile the text; the number of moves needs none, since a game ends.
 *
 * <p>Equality is that of the components; the hash differs from run to run. Immutable, safe for use by many threads.
 *
 * @param lineLength the most {@code char}s on a line
 * @param textLength the most {@code char}s in a tag line or a comment, as they are written
 * @param tags the most tags of one game
 */
public record Limits(int lineLength, int textLength, int tags) {
    /** What readers use unless they are told otherwise: a million, twenty thousand, two hundred. */
    public static final Limits DEFAULT = new Limits(1_000_000, 20_000, 200);

    /**
     * Makes limits.
     *
     * @param lineLength the most {@code char}s on a line
     * @param textLength the most {@code char}s in a tag line or a comment
     * @param tags the most tags of one game
     * @throws IllegalArgumentException if one of them is not positive
     */
    public Limits {
        if (lineLength <= 0 || textLength <= 0 || tags <= 0) {
            throw new IllegalArgumentException(
                    "limits are positive, not %d, %d, %d".formatted(lineLength, textLength, tags));
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
        return new Limits(lineLength, textLength, tags);
    }

    /**
     * Returns these limits with another one on tag lines and comments.
     *
     * @param textLength the most {@code char}s in a tag line or a comment, as they are written
     * @return the limits
     * @throws IllegalArgumentException if it is not positive
     */
    public Limits withTextLength(int textLength) {
        return new Limits(lineLength, textLength, tags);
    }

    /**
     * Returns these limits with another one on tags.
     *
     * @param tags the most tags of one game
     * @return the limits
     * @throws IllegalArgumentException if it is not positive
     */
    public Limits withTags(int tags) {
        return new Limits(lineLength, textLength, tags);
    }
}
