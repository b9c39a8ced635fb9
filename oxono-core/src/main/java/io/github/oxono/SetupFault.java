package io.github.oxono;

import java.util.Set;
import java.util.stream.Collectors;

/** Why a {@link Setup} is no {@link Position}. An enum: compare with {@code ==}. */
public enum SetupFault {
    /** A totem has no square. */
    TOTEM_MISSING("a totem has no square"),
    /** Both totems stand on one square. */
    TOTEMS_TOGETHER("both totems stand on one square"),
    /** A piece lies on a totem's square. */
    PIECE_UNDER_TOTEM("a piece lies on a totem's square"),
    /** There are more than eight pieces of one colour and symbol. */
    TOO_MANY_PIECES("there are more than eight pieces of one colour and symbol"),
    /** The counts of the colours do not fit: they are equal with pink to move, pink has one more with black to move. */
    WRONG_PLAYER_TO_MOVE("pink moves when both colours have as many pieces, black when pink has one more"),
    /** There are lines, and no single piece of the player who moved last whose removal leaves none. */
    IMPOSSIBLE_ALIGNMENT("no single last piece can have completed the lines");

    private final String sentence;

    SetupFault(String sentence) {
        this.sentence = sentence;
    }

    /**
     * Returns what is wrong, for a person.
     *
     * @return a clause in English
     */
    public String sentence() {
        return sentence;
    }

    static String sentences(Set<SetupFault> faults) {
        return faults.stream().map(fault -> fault.sentence + " (" + fault + ")").collect(Collectors.joining(" and "));
    }
}
