package io.github.oxono.testkit;

import io.github.oxono.Game;
import io.github.oxono.Move;
import io.github.oxono.Position;
import io.github.oxono.Rule;
import io.github.oxono.testkit.game.Law;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Predicate;

/** Checks somebody's implementation of the rules; needs no test engine. */
public final class Conformance {
    private Conformance() {}

    /**
     * Plays many games with an implementation and looks which rules and laws it breaks.
     *
     * @param <S> the implementation's type of a game
     * @param rules the adapter
     * @return the report, for {@link Effort#DEFAULT}
     */
    public static <S> ConformanceReport check(RulesUnderTest<S> rules) {
        return check(rules, Effort.DEFAULT);
    }

    /**
     * Plays games with an implementation and looks which rules and laws it breaks.
     *
     * @param <S> the implementation's type of a game
     * @param rules the adapter
     * @param effort how many games, and which
     * @return the report
     * @throws IllegalArgumentException if the implementation offers no way to begin a game
     */
    public static <S> ConformanceReport check(RulesUnderTest<S> rules, Effort effort) {
        return new Check<>(rules, effort).run();
    }

    /**
     * Plays one game with an implementation, as a {@link Violation} tells, and tries every move there is in each of its
     * positions.
     *
     * @param <S> the implementation's type of a game
     * @param rules the adapter
     * @param start the text of the position in which the game begins
     * @param moves the moves, with spaces between them; none in an empty text
     * @return the first difference, with every rule that would explain it; empty if there is none
     * @throws io.github.oxono.OxonoParseException if a text is no position or move
     */
    public static <S> Optional<Violation> replay(RulesUnderTest<S> rules, String start, String moves) {
        Candidate<S> candidate = new Candidate<>(rules);
        List<Move> line = moves.isBlank()
                ? List.of()
                : Arrays.stream(moves.strip().split("\\s+")).map(Move::parse).toList();
        Probe<S> probe = Probes.thorough(candidate, new Random(Effort.DEFAULT.seed()));
        return replay(candidate, Position.parse(start), line, probe);
    }

    /**
     * Plays one game with an implementation and looks closely where it is asked to.
     *
     * @param <S> the implementation's type of a game
     * @param rules the adapter
     * @param game the game, which begins at a set-up or, where positions can be loaded, anywhere
     * @param closely in which positions to look at what is offered, beside what is shown
     * @return the first difference, with every rule that would explain it; empty if there is none, or no way to begin
     */
    public static <S> Optional<Violation> walk(RulesUnderTest<S> rules, Game game, Predicate<Position> closely) {
        Candidate<S> candidate = new Candidate<>(rules);
        Probe<S> probe = Probes.of(candidate, new Random(game.position().key()));
        Probe<S> where =
                (position, arrival) -> closely.test(position) ? probe.judge(position, arrival) : Optional.empty();
        return replay(candidate, game.start(), game.moves(), where);
    }

    /**
     * Looks for a shorter game that shows the same.
     *
     * @param <S> the implementation's type of a game
     * @param rules the adapter
     * @param violation what was found
     * @return the same violation with the fewest plies that were found to show it
     */
    public static <S> Violation shrink(RulesUnderTest<S> rules, Violation violation) {
        Candidate<S> candidate = new Candidate<>(rules);
        Probe<S> probe = Probes.of(candidate, new Random(Effort.DEFAULT.seed()));
        Replay<S> replay = new Replay<>(candidate, new Experience(Experience.Depth.OFFERS));
        return replay(candidate, violation.start(), violation.moves(), probe).isEmpty()
                ? violation
                : Violation.of(new Shrinker<>(replay, probe).shrink(violation.toFinding()), Set.of(Rule.values()));
    }

    /**
     * Compares what is offered after a game with what is offered after its images.
     *
     * @param <S> the implementation's type of a game
     * @param rules the adapter
     * @param game a game that begins at a set-up
     * @return the first image that offers something else; empty if none does
     */
    public static <S> Optional<Violation> compareWithImages(RulesUnderTest<S> rules, Game game) {
        return new SymmetryLaw<>(new Candidate<>(rules))
                .broken(game.start(), game.moves())
                .map(finding -> Violation.of(finding, Set.of()));
    }

    /**
     * Returns why a rule cannot be checked.
     *
     * @param rules the adapter
     * @param rule which rule
     * @return the reason given with the missing claim; empty if it is checked
     */
    public static Optional<String> reasonSkipped(RulesUnderTest<?> rules, Rule rule) {
        return Skips.reason(rules, rule);
    }

    /**
     * Returns why a law cannot be checked.
     *
     * @param rules the adapter
     * @param law which law
     * @return the reason given with the missing claim; empty if it is checked
     */
    public static Optional<String> reasonSkipped(RulesUnderTest<?> rules, Law law) {
        return Skips.reason(rules, law);
    }

    /**
     * Returns the laws that are checked beside the rules.
     *
     * @return all further laws
     */
    public static List<Law> furtherLaws() {
        return Verdicts.laws().toList();
    }

    private static <S> Optional<Violation> replay(
            Candidate<S> candidate, Position start, List<Move> moves, Probe<S> probe) {
        return new Replay<>(candidate, new Experience(Experience.Depth.OFFERS))
                .along(start, moves, probe)
                .map(finding -> Violation.of(finding, Set.of(Rule.values())));
    }
}
