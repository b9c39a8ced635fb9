package io.github.oxono.testkit;

import io.github.oxono.Move;
import io.github.oxono.Position;
import io.github.oxono.Rule;
import io.github.oxono.Symbol;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;

/** One check of an implementation: many games, what was found in them, and what explains it. */
final class Check<S> {
    /** More faults than this tell nothing new, once they are explained. */
    private static final int ENOUGH = 200;
    /** Every so often a game begins in the middle, where positions can be loaded. */
    private static final int LOADED = 4;

    private final Candidate<S> candidate;
    private final Effort effort;
    private final Random random;
    private final Experience experience;
    private final Replay<S> replay;
    private final Probe<S> probe;
    private final SymmetryLaw<S> symmetry;
    private final List<Difference> differences = new ArrayList<>();
    private final Map<Finding.Kind, Finding> shortest = new LinkedHashMap<>();
    private int games;

    Check(RulesUnderTest<S> rules, Effort effort) {
        this.candidate = new Candidate<>(rules);
        this.effort = effort;
        this.random = new Random(effort.seed());
        this.experience =
                new Experience(Skips.offers(rules).isEmpty() ? Experience.Depth.OFFERS : Experience.Depth.MOVES_PLAYED);
        this.replay = new Replay<>(candidate, experience);
        this.probe = Probes.of(candidate, random);
        this.symmetry = new SymmetryLaw<>(candidate);
    }

    ConformanceReport run() {
        List<Position> starts = starts();
        while (games < effort.games() && !isClear()) {
            play(starts.get(games % starts.size()));
            games++;
        }
        return report();
    }

    private boolean isClear() {
        boolean isTimeToLook = !differences.isEmpty() && differences.size() % ENOUGH == 0;
        return isTimeToLook && explanation().isPlain();
    }

    private Explanation explanation() {
        return Explanation.of(differences, experience.features());
    }

    private List<Position> starts() {
        List<Position> starts = Arrays.stream(Symbol.values())
                .map(Position::initial)
                .filter(start -> candidate.start(start).isPresent())
                .toList();
        if (starts.isEmpty()) {
            throw new IllegalArgumentException(
                    "no game can begin: neither set-up is offered, and no position can be loaded");
        }
        return starts;
    }

    private void play(Position start) {
        List<Move> moves = Playouts.play(start, random);
        boolean isLoaded = candidate.rules().loading().value().isPresent() && games % LOADED == LOADED - 1;
        int skipped = isLoaded ? random.nextInt(moves.size() + 1) : 0;
        Position from = start;
        for (Move move : moves.subList(0, skipped)) {
            from = from.play(move);
        }
        Optional<Finding> finding = replay.along(from, moves.subList(skipped, moves.size()), probe);
        finding.ifPresent(this::found);
        if (finding.isEmpty() && !isLoaded && games % betweenImages() == 0) {
            compareWithImages(start, moves);
        }
    }

    /** Where moves have to be tried one by one, a comparison takes long. */
    private int betweenImages() {
        return candidate.moves().value().isPresent() ? 10 : 250;
    }

    private void compareWithImages(Position start, List<Move> moves) {
        int length = random.nextInt(moves.size() + 1);
        experience.comparedWithImages();
        symmetry.broken(start, moves.subList(0, length)).ifPresent(this::found);
    }

    private void found(Finding finding) {
        differences.add(finding.difference());
        shortest.merge(
                finding.kind(),
                finding,
                (old, next) -> next.moves().size() < old.moves().size() ? next : old);
    }

    private ConformanceReport report() {
        Set<Rule> explaining = explanation().rules();
        Replay<S> again = new Replay<>(candidate, new Experience(Experience.Depth.OFFERS));
        Shrinker<S> shrinker = new Shrinker<>(again, probe);
        List<Finding> findings =
                new ArrayList<>(shortest.values().stream().map(shrinker::shrink).toList());
        symmetry.broken(findings).ifPresent(findings::add);
        List<Violation> violations = Violations.of(findings, explaining);
        return new ConformanceReport(
                games,
                experience.positions(),
                Verdicts.ofRules(candidate.rules(), experience, explaining),
                Verdicts.ofLaws(candidate, experience, violations),
                violations);
    }
}
