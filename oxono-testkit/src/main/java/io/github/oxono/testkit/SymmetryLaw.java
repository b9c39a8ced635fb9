package io.github.oxono.testkit;

import io.github.oxono.Move;
import io.github.oxono.Position;
import io.github.oxono.Rule;
import io.github.oxono.Symbol;
import io.github.oxono.Symmetry;
import java.util.Arrays;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Whether a game offers the images of its moves when the board is turned or mirrored, or X and O are exchanged. It is
 * looked at where a fault has been found: one that has a favourite side is found sooner by whoever knows.
 */
final class SymmetryLaw<S> {
    /** What is shown, not what is offered. */
    private static final Set<Rule> OF_THE_BOARD = EnumSet.of(Rule.R1, Rule.R2, Rule.R3);

    private final Candidate<S> candidate;

    SymmetryLaw(Candidate<S> candidate) {
        this.candidate = candidate;
    }

    Optional<Finding> broken(Collection<Finding> findings) {
        return findings.stream()
                .filter(finding -> finding.difference().law() == OxonoLaw.RULES)
                .filter(finding -> finding.difference().rules().stream().noneMatch(OF_THE_BOARD::contains))
                .flatMap(finding -> broken(finding.start(), finding.moves()).stream())
                .findFirst();
    }

    /** After these moves. */
    Optional<Finding> broken(Position start, List<Move> moves) {
        Optional<Reading> here = Reading.of(candidate, start, moves);
        return here.flatMap(reading -> Arrays.stream(Symmetry.values())
                .filter(symmetry -> leadsToAStart(symmetry, start))
                .flatMap(symmetry -> difference(symmetry, start, moves, reading).stream())
                .findFirst()
                .map(message -> new Finding(start, moves, new Difference(OxonoLaw.SYMMETRY, Map.of(), message))));
    }

    private static boolean leadsToAStart(Symmetry symmetry, Position start) {
        return Arrays.stream(Symbol.values()).map(Position::initial).anyMatch(symmetry.apply(start)::equals);
    }

    private Optional<String> difference(Symmetry symmetry, Position start, List<Move> moves, Reading here) {
        List<Move> images = moves.stream().map(symmetry::apply).toList();
        Optional<Reading> there = Reading.of(candidate, symmetry.apply(start), images);
        Reading expected = here.image(symmetry);
        if (there.equals(Optional.of(expected))) {
            return Optional.empty();
        }
        String same =
                "%s of the same game (from %s, moves %s)".formatted(symmetry, symmetry.apply(start), Words.of(images));
        return Optional.of(there.map(reading -> expected.differenceFrom(reading, same))
                .orElse("what can be played here cannot be played in the image " + same));
    }
}
