package io.github.oxono.examples.oware;

import java.util.List;

/**
 * One of the twelve houses (W1), in the order in which seeds are sown, and so the move that sows it.
 *
 * <p>Its text is a letter, a capital for south: {@code A} to {@code F} and {@code a} to {@code f}, each from its
 * player's own left. An enum: compare with {@code ==}.
 */
public enum House {
    /** South's first house, {@code A}. */
    SOUTH_A,
    /** South's second house, {@code B}. */
    SOUTH_B,
    /** South's third house, {@code C}. */
    SOUTH_C,
    /** South's fourth house, {@code D}. */
    SOUTH_D,
    /** South's fifth house, {@code E}. */
    SOUTH_E,
    /** South's sixth house, {@code F}. */
    SOUTH_F,
    /** North's first house, {@code a}. */
    NORTH_A,
    /** North's second house, {@code b}. */
    NORTH_B,
    /** North's third house, {@code c}. */
    NORTH_C,
    /** North's fourth house, {@code d}. */
    NORTH_D,
    /** North's fifth house, {@code e}. */
    NORTH_E,
    /** North's sixth house, {@code f}. */
    NORTH_F;

    /** How many houses a player has. */
    public static final int OF_EACH = 6;

    private static final String LETTERS = "ABCDEFabcdef";
    private static final List<House> ALL = List.of(values());
    private static final List<House> OF_SOUTH = ALL.subList(0, OF_EACH);
    private static final List<House> OF_NORTH = ALL.subList(OF_EACH, 2 * OF_EACH);

    /**
     * Reads a house's letter.
     *
     * @param text {@code A} to {@code F} or {@code a} to {@code f}
     * @return the house
     * @throws OwareParseException if the text is anything else
     */
    public static House parse(String text) {
        TextCursor cursor = new TextCursor("house", text);
        House house = read(cursor, "a house, A to F or a to f");
        cursor.readEnd();
        return house;
    }

    static House read(TextCursor cursor, String expected) {
        return ALL.get(LETTERS.indexOf(cursor.readOneOf(LETTERS, expected)));
    }

    static List<House> all() {
        return ALL;
    }

    static List<House> of(Player player) {
        return player == Player.SOUTH ? OF_SOUTH : OF_NORTH;
    }

    /**
     * Returns whose house it is.
     *
     * @return the player who may sow it
     */
    public Player owner() {
        return ordinal() < OF_EACH ? Player.SOUTH : Player.NORTH;
    }

    /**
     * Returns the house that is sown after this one (W2).
     *
     * @return the next house, counter-clockwise
     */
    public House next() {
        return ALL.get((ordinal() + 1) % ALL.size());
    }

    /**
     * Returns the house that is sown before this one.
     *
     * @return the next house, clockwise
     */
    public House previous() {
        return ALL.get((ordinal() + ALL.size() - 1) % ALL.size());
    }

    /**
     * Returns the letter, which {@link #parse} reads back.
     *
     * @return {@code A} to {@code F} or {@code a} to {@code f}
     */
    @Override
    public String toString() {
        return LETTERS.substring(ordinal(), ordinal() + 1);
    }
}
