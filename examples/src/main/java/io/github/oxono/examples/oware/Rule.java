package io.github.oxono.examples.oware;

/**
 * The rules of Oware, each under the id that refusals and tests use.
 *
 * <p>An enum: compare with {@code ==}.
 */
public enum Rule {
    /** The set-up. */
    W1("set-up", "There are two rows of six houses, a row for each player, with four seeds in each house, 48 in all."),
    /** The sowing. */
    W2(
            "sow",
            "The mover takes all seeds of one own house that has some and sows them counter-clockwise, one a house."
                    + " The house they came from is left out and stays empty, at every lap."),
    /** The capture. */
    W3(
            "capture",
            "If the last seed makes two or three in an opponent's house, those seeds are captured; then, going"
                    + " backwards, those of each opponent's house with two or three, until one has not."),
    /** The grand slam. */
    W4("grand slam", "A move that would capture all the opponent's seeds is legal and captures nothing."),
    /** The duty to feed. */
    W5("feed", "If the opponent has no seed, the mover plays a move that gives one, if there is one."),
    /** The end for want of a move that feeds. */
    W6("cannot feed", "If no move gives one, the mover takes all seeds on the own side, and the game ends."),
    /** The end by captures. */
    W7("end", "The game ends when a player has 25 seeds or more, who wins, or when both have 24, which is a draw."),
    /** The agreed end. */
    W8(
            "cycle",
            "If both players agree that the game goes round in circles, each takes the seeds on the own side, and the"
                    + " game ends. Nothing but their agreement ends it so.");

    private final String title;
    private final String sentence;

    Rule(String title, String sentence) {
        this.title = title;
        this.sentence = sentence;
    }

    /**
     * Returns what the rule is about.
     *
     * @return a word or two, such as {@code sow}
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
