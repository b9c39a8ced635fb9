package io.github.oxono.testkit;

import io.github.oxono.Move;
import io.github.oxono.Position;
import io.github.oxono.Rule;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;

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
     * Plays one game with an implementation, as a {@link Violation} tells.
     *
     * @param <S> the implementation's type of a game
     * @param rules the adapter
     * @param start the text of the position in which the game begins
     * @param moves the moves, with spaces between them; none in an empty text
     * @return the first difference, with every rule that would explain it; empty if there is none
     * @throws io.github.oxono.OxonoParseException if a text is no position or move
     */
    public static <S> Optional<Violation> replay(RulesUnderTest<S> rules, String start, String moves) {
        Random random = new Random(Effort.DEFAULT.seed());
        Candidate<S> candidate = new Candidate<>(rules);
        Replay<S> replay = new Replay<>(candidate, new Experience(Experience.Depth.OFFERS));
        List<Move> line = moves.isBlank()
                ? List.of()
                : Arrays.stream(moves.strip().split("\\s+")).map(Move::parse).toList();
        return replay.along(Position.parse(start), line, Probes.thorough(candidate, random))
                .map(finding -> Violation.of(finding, Set.of(Rule.values())));
    }
}
