package io.github.oxono.testkit.game;

import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What a check of the laws of any game has found.
 *
 * @param <M> a move
 * @param games how many games were played
 * @param faults the broken laws, each with the shortest game that showed it
 * @param skipped the laws that were not looked at, each with the reason
 */
public record GameReport<M>(int games, Map<GameLaw, GameFault<M>> faults, Map<GameLaw, String> skipped) {
    /**
     * Makes a report; the maps are copied.
     *
     * @param games how many games were played
     * @param faults the broken laws
     * @param skipped the laws that were not looked at
     */
    public GameReport {
        faults = Map.copyOf(faults);
        skipped = Map.copyOf(skipped);
    }

    /**
     * Returns the report for a person.
     *
     * @return a line for each law, in their order, and for each broken one what was seen after which moves
     */
    @Override
    public String toString() {
        return Arrays.stream(GameLaw.values())
                .map(this::line)
                .collect(Collectors.joining("\n", games + " games\n", "\n"));
    }

    private String line(GameLaw law) {
        String verdict = Optional.ofNullable(skipped.get(law))
                .map(reason -> "skipped: " + reason)
                .or(() -> Optional.ofNullable(faults.get(law)).map(this::failure))
                .orElse("checked");
        return "%-30s %s".formatted(law.name(), verdict);
    }

    private String failure(GameFault<M> fault) {
        return "FAILED: " + fault.broken().message() + " after " + fault.moves();
    }
}
