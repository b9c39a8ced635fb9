package io.github.oxono.notation.board;

/**
 * An opaque colour of a {@link Palette}, in sRGB.
 *
 * <p>Equality is that of the components; the hash is the same in every run. Immutable, safe for use by many threads.
 *
 * @param red 0 to 255
 * @param green 0 to 255
 * @param blue 0 to 255
 */
public record Colour(int red, int green, int blue) {
    private static final int MAX = 0xFF;
    private static final int BITS = 8;

    /**
     * Makes a colour.
     *
     * @param red 0 to 255
     * @param green 0 to 255
     * @param blue 0 to 255
     * @throws IllegalArgumentException if one of them is out of range
     */
    public Colour {
        requireByte("red", red);
        requireByte("green", green);
        requireByte("blue", blue);
    }

    /**
     * Returns the colour with a number, as style sheets write it.
     *
     * @param rgb {@code 0x000000} to {@code 0xFFFFFF}: red, green, blue
     * @return the colour
     * @throws IllegalArgumentException if the number is out of range
     */
    public static Colour of(int rgb) {
        if (rgb >>> (3 * BITS) != 0) {
            throw new IllegalArgumentException("a colour is 0x000000 to 0xffffff, not 0x" + Integer.toHexString(rgb));
        }
        return new Colour(rgb >>> (2 * BITS), rgb >>> BITS & MAX, rgb & MAX);
    }

    /**
     * Returns the colour as style sheets write it.
     *
     * @return such as {@code #a8dcf5}
     */
    @Override
    public String toString() {
        int rgb = red << (2 * BITS) | green << BITS | blue;
        return "#" + Integer.toHexString(1 << (3 * BITS) | rgb).substring(1);
    }

    private static void requireByte(String name, int part) {
        if (part < 0 || part > MAX) {
            throw new IllegalArgumentException(name + " is 0 to " + MAX + ", not " + part);
        }
    }
}
