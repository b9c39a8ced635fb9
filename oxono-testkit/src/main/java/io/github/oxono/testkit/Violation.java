package io.github.oxono.testkit;

import io.github.oxono.Game;
import io.github.oxono.Move;
import io.github.oxono.Position;
import io.github.oxono.Rule;
import io.github.oxono.testkit.game.Law;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A law that an implementation breaks, and a short game that shows it.
 *
 * @param law which law
 * @param rules the rules that explain it: one, or several if each of them alone would; none for laws that are no rules
 * @param message what was seen
 * @param start where the game begins
 * @param moves the moves that lead to where it was seen
 */
public record Violation(Law law, Set<Rule> rules, String message, Position start, List<Move> moves) {
    /**
     * Makes a violation; the collections are copied.
     *
     * @param law which law
     * @param rules the rules that explain it
     * @param message what was seen
     * @param start where the game begins
     * @param moves the moves that lead to where it was seen
     */
    public Violation {
        rules = rules.isEmpty() ? Set.of() : Collections.unmodifiableSet(EnumSet.copyOf(rules));
        moves = List.copyOf(moves);
    }

    static Violation of(Finding finding, Set<Rule> explaining) {
        Set<Rule> rules = finding.difference().rules().stream()
                .filter(explaining::contains)
                .collect(Collectors.toSet());
        return new Violation(
                finding.difference().law(), rules, finding.difference().message(), finding.start(), finding.moves());
    }

    Finding toFinding() {
        Map<Rule, Set<Set<String>>> suspects = new EnumMap<>(Rule.class);
        rules.forEach(rule -> suspects.put(rule, Set.of()));
        return new Finding(start, moves, new Difference(law, suspects, message));
    }

    /**
     * Returns the game that leads to where it was seen, as the rules have it.
     *
     * @return the game from the start, with the moves
     */
    public Game game() {
        Game game = Game.of(start);
        for (Move move : moves) {
            game = game.play(move);
        }
        return game;
    }

    /**
     * Returns the call that shows it again.
     *
     * @return one line of Java, in which {@code rules} is the adapter
     */
    public String reproduction() {
        return "Conformance.replay(rules, \"%s\", \"%s\");".formatted(start, Words.of(moves));
    }

    /**
     * Returns all of it for a person.
     *
     * @return several lines: the rules in words, what was seen, the board, the game so far, the call that shows it again
     */
    @Override
    public String toString() {
        return ViolationText.of(this);
    }
}
