package io.github.oxono.testkit;

import io.github.oxono.Rule;
import io.github.oxono.testkit.game.Law;
import java.util.Set;
import java.util.function.Function;

/**
 * An implementation that is wrong in one way.
 *
 * @param kind what is wrong
 * @param rows the rows of the list of known mistakes that it stands for, such as {@code 9}; empty for others
 * @param rules the rules that have to fail, and no others
 * @param laws the further laws that have to fail, and no others
 * @param through the adapters that can show it
 * @param game makes it
 */
record Wrong(
        String kind,
        Set<Integer> rows,
        Set<Rule> rules,
        Set<Law> laws,
        Set<Through> through,
        Function<Character, GridGame> game) {

    /** How the kit gets at it. */
    enum Through {
        LISTING,
        TRYING,
        STEPPING;

        GridRules adapter(Function<Character, GridGame> game) {
            return switch (this) {
                case LISTING -> GridRules.listing(game);
                case TRYING -> GridRules.trying(game);
                case STEPPING -> GridRules.stepping(game);
            };
        }
    }

    @Override
    public String toString() {
        return kind;
    }
}
