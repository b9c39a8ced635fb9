package io.github.oxono;

import java.util.List;
import java.util.Objects;

/**
 * A line that wins (R11): a whole unbroken run of four to six squares along a rank or file.
 *
 * <p>Equality is that of the components; the hash differs from run to run. Immutable, safe for use by many threads.
 */
public sealed interface Alignment {
    /**
     * Returns the run.
     *
     * @return its four to six squares, from the lowest to the highest
     */
    List<Square> squares();

    /**
     * A line of one colour.
     *
     * @param player whose pieces they are
     * @param squares the run, from its lowest square to its highest
     */
    record OfColour(Player player, List<Square> squares) implements Alignment {
        /**
         * Makes an alignment; the squares are copied.
         *
         * @param player whose pieces they are
         * @param squares the run, from its lowest square to its highest
         */
        public OfColour {
            Objects.requireNonNull(player);
            squares = List.copyOf(squares);
        }
    }

    /**
     * A line of one symbol; the pieces may be anybody's.
     *
     * @param symbol what all of them show
     * @param squares the run, from its lowest square to its highest
     */
    record OfSymbol(Symbol symbol, List<Square> squares) implements Alignment {
        /**
         * Makes an alignment; the squares are copied.
         *
         * @param symbol what all of them show
         * @param squares the run, from its lowest square to its highest
         */
        public OfSymbol {
            Objects.requireNonNull(symbol);
            squares = List.copyOf(squares);
        }
    }
}
