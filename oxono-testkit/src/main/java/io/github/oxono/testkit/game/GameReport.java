package io.github.oxono.testkit.game;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What a check of a game's laws has found.
 *
 * @param <M> a move
 * @param games how many games were played
 * @param laws the laws, those of any game before those of this one
 * @param faults the broken laws, each with the shortest game that showed it
 * @param skipped the laws that were not looked at, each with the reason
 * @param unreached the laws that no state or move was concerned with, which is not passed
 */
public record GameReport<M>(
        int games, List<Law> laws, Map<Law, GameFault<M>> faults, Map<Law, String> skipped, Set<Law> unreached) {
    /**
     * Makes a report; the collections are copied.
     *
     * @param games how many games were played
     * @param laws the laws
     * @param faults the broken laws
     * @param skipped the laws that were not looked at
     * @param unreached the laws that nothing was concerned with
     */
    public GameReport {
        laws = List.copyOf(laws);
        faults = Map.copyOf(faults);
        skipped = Map.copyOf(skipped);
        unreached = Set.copyOf(unreached);
    }

    /**
     * Returns the report for a person.
     *
     * @return a line for each law, in their order, and for each broken one what was seen after which moves
     */
    @Override
    public String toString() {
        return laws.stream().map(this::line).collect(Collectors.joining("\n", games + " games\n", "\n"));
    }

    private String line(Law law) {
        String verdict = Optional.ofNullable(skipped.get(law))
                .map(reason -> "skipped: " + reason)
                .or(() -> Optional.ofNullable(faults.get(law)).map(this::failure))
                .orElse(unreached.contains(law) ? "not reached" : "checked");
        return "%-30s %s".formatted(law.name(), verdict);
    }

    private String failure(GameFault<M> fault) {
        return "FAILED: " + fault.broken().message() + " after " + fault.moves();
    }
}
