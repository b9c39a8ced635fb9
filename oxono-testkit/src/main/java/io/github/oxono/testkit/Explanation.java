package io.github.oxono.testkit;

import io.github.oxono.Rule;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The smallest set of rules that explains all differences of a check. One difference cannot always tell which of its
 * suspects it was; others can, and so can what is seen to work. Where several sets are smallest, it is all of them.
 *
 * @param isPlain whether the differences alone tell, so that what is seen to work later changes nothing
 */
record Explanation(Set<Rule> rules, boolean isPlain) {
    private static final int SUBSETS = 1 << Rule.values().length;

    static Explanation of(Collection<Difference> differences, Set<String> working) {
        Map<Set<Rule>, List<Difference>> groups = differences.stream()
                .filter(difference -> !difference.suspects().isEmpty())
                .collect(Collectors.groupingBy(Difference::rules));
        List<Set<Rule>> smallest = smallestHitting(groups.keySet());
        if (smallest.size() == 1) {
            return new Explanation(smallest.get(0), true);
        }
        List<Set<Rule>> cleared = new ArrayList<>();
        groups.forEach((rules, group) -> cleared.add(withoutCleared(rules, group, working)));
        Set<Rule> all = EnumSet.noneOf(Rule.class);
        smallestHitting(cleared).forEach(all::addAll);
        return new Explanation(all, false);
    }

    /** Where all suspects are cleared, all stay. */
    private static Set<Rule> withoutCleared(Set<Rule> rules, List<Difference> group, Set<String> working) {
        Set<Rule> left = rules.stream()
                .filter(rule -> group.stream()
                        .flatMap(difference -> difference.suspects().getOrDefault(rule, Set.of()).stream())
                        .noneMatch(working::containsAll))
                .collect(Collectors.toSet());
        return left.isEmpty() ? rules : left;
    }

    /** The sets of fewest rules that have a rule in common with each of these. */
    private static List<Set<Rule>> smallestHitting(Collection<Set<Rule>> suspects) {
        List<Integer> masks =
                suspects.stream().map(Explanation::mask).distinct().toList();
        List<Integer> hitting = IntStream.range(0, SUBSETS)
                .filter(subset -> masks.stream().allMatch(mask -> (mask & subset) != 0))
                .boxed()
                .toList();
        int fewest = hitting.stream().mapToInt(Integer::bitCount).min().orElse(0);
        return hitting.stream()
                .filter(subset -> Integer.bitCount(subset) == fewest)
                .map(Explanation::rules)
                .toList();
    }

    private static int mask(Set<Rule> rules) {
        return rules.stream().mapToInt(rule -> 1 << rule.ordinal()).sum();
    }

    private static Set<Rule> rules(int mask) {
        Set<Rule> rules = EnumSet.noneOf(Rule.class);
        for (Rule rule : Rule.values()) {
            if ((mask & 1 << rule.ordinal()) != 0) {
                rules.add(rule);
            }
        }
        return rules;
    }
}
