package io.github.oxono;

/**
 * The rules of Oxono, each under the id that refusals, tests and documentation use. An id is never reused.
 *
 * <p>An enum: compare with {@code ==}.
 */
public enum Rule {
    /** The board. */
    R1("board", "The board has 6 × 6 squares, files a to f from left to right, ranks 1 to 6 from bottom to top."),
    /** The set-up. */
    R2(
            "set-up",
            "The totems stand on c4 and d3, which on which is drawn at random. Each player has 8 X and 8 O pieces in"
                    + " reserve. Pink moves first, then the players alternate."),
    /** The two parts of a turn. */
    R3(
            "turn",
            "A turn is one move of one totem to another square that is free, then one piece of the mover's colour and"
                    + " of that totem's symbol placed on a free square. Both parts, in this order."),
    /** The reserve. */
    R4("reserve", "A player may move a totem only while a piece of its symbol is in that player's reserve."),
    /** The slide of a free totem. */
    R5(
            "slide",
            "A totem that is not enclosed moves one or more squares along its rank or file over free squares only."),
    /** When a totem is enclosed. */
    R6(
            "enclosed",
            "A totem is enclosed when every square next to it along rank and file holds a piece or the other totem."
                    + " Off-board neighbours do not exist, so they are not free."),
    /** The jump of an enclosed totem. */
    R7(
            "jump",
            "An enclosed totem jumps, in any of the four directions, over the unbroken run next to it (pieces of any"
                    + " kind, and the other totem) onto the first free square behind. It may land nowhere else."),
    /** The relocation of a totem without a jump. */
    R8("relocate", "An enclosed totem whose whole rank and file are occupied goes to any free square."),
    /** Where the piece goes. */
    R9(
            "placement",
            "The piece goes on a free square next to the totem's new square, along rank or file. The square the totem"
                    + " left is free."),
    /** Where the piece goes when the totem landed enclosed. */
    R10(
            "free placement",
            "If the totem's new square has no free square next to it, the piece goes on any free square."),
    /** The win. */
    R11(
            "win",
            "The mover wins by completing a line of four or more pieces of one colour, or of one symbol, without a gap"
                    + " along a rank or file. Totems have no part in a line and interrupt it. The pieces of a symbol"
                    + " line may be anybody's."),
    /** The draw. */
    R12(
            "draw",
            "The game is drawn when all 32 pieces stand on the board without a line. A line made with the 32nd piece"
                    + " wins."),
    /** The end. */
    R13("end", "Nobody moves after the end.");

    private final String title;
    private final String sentence;

    Rule(String title, String sentence) {
        this.title = title;
        this.sentence = sentence;
    }

    /**
     * Returns what the rule is about.
     *
     * @return a word or two, such as {@code slide}
     */
    public String title() {
        return title;
    }

    /**
     * Returns the rule itself.
     *
     * @return one or more sentences in English
     */
    public String sentence() {
        return sentence;
    }
}
