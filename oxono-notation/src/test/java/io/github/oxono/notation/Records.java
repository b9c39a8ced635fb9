package io.github.oxono.notation;

import io.github.oxono.Game;
import io.github.oxono.Move;
import io.github.oxono.Position;
import io.github.oxono.Reason;
import io.github.oxono.Result;
import io.github.oxono.Score;
import io.github.oxono.Symbol;
import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Provide;
import net.jqwik.api.domains.DomainContextBase;

/** Game records of all kinds: any start, any length, any result, and texts full of what has a meaning elsewhere. */
class Records extends DomainContextBase {
    private static final long NANOS = 999_999_999_999_999_999L;

    @Provide
    Arbitrary<GameRecord> records() {
        return Combinators.combine(games(), names().list().ofSize(4), details(), besides(), Arbitraries.longs())
                .as(Records::record);
    }

    /** Everything about a game but its moves and the names. */
    private record Details(Optional<LocalDate> date, Optional<TimeControl> timeControl, Map<String, String> tags) {}

    private static GameRecord record(
            Game game, List<Optional<String>> names, Details details, List<Comment> besides, long choice) {
        List<RecordedMove> moves = new ArrayList<>();
        for (Move move : game.moves()) {
            Comment beside = besides.get(moves.size() % besides.size());
            moves.add(new RecordedMove(move, beside.text(), beside.clock()));
        }
        return GameRecord.builder()
                .pink(names.get(0))
                .black(names.get(1))
                .event(names.get(2))
                .place(names.get(3))
                .date(details.date)
                .timeControl(details.timeControl)
                .start(game.start())
                .moves(moves)
                .result(result(game.position(), choice))
                .tags(details.tags)
                .build();
    }

    /** One of the results that fit. */
    private static Result result(Position last, long choice) {
        List<Result> fitting = allResults().stream()
                .filter(result -> ResultFit.fits(last, result))
                .toList();
        return fitting.get((int) Math.floorMod(choice, (long) fitting.size()));
    }

    /** Every score with every reason that goes with it. */
    static List<Result> allResults() {
        return Arrays.stream(Reason.values())
                .flatMap(reason ->
                        Arrays.stream(Score.values()).filter(reason::allows).map(score -> new Result(score, reason)))
                .toList();
    }

    /** Random games, cut off at either end; some are played so that lines are avoided. */
    static Arbitrary<Game> games() {
        return Combinators.combine(
                        Arbitraries.of(Symbol.class),
                        Arbitraries.longs(),
                        Arbitraries.integers().between(0, Position.MAX_PLY),
                        Arbitraries.integers().between(0, Position.MAX_PLY),
                        Arbitraries.of(true, false))
                .as((onC4, seed, skipped, length, avoiding) -> {
                    Random random = new Random(seed);
                    Position start = play(Game.of(Position.initial(onC4)), skipped, random, avoiding)
                            .position();
                    return play(Game.of(start), length, random, avoiding);
                });
    }

    /** A whole game in which lines are avoided. */
    static Game quietGame(long seed) {
        return play(Game.of(Position.initial(Symbol.X)), Position.MAX_PLY, new Random(seed), true);
    }

    private static Game play(Game start, int length, Random random, boolean avoiding) {
        Game game = start;
        for (int ply = 0; ply < length && !game.isOver(); ply++) {
            game = game.play(choose(game.position(), random, avoiding));
        }
        return game;
    }

    private static Move choose(Position position, Random random, boolean avoiding) {
        List<Move> moves = position.legalMoves();
        List<Move> quiet = avoiding
                ? moves.stream().filter(move -> !position.play(move).isOver()).toList()
                : moves;
        List<Move> choices = quiet.isEmpty() ? moves : quiet;
        return choices.get(random.nextInt(choices.size()));
    }

    private static Arbitrary<Optional<String>> names() {
        return line().filter(name -> !name.isEmpty()).optional(0.7);
    }

    /** A text without control characters. */
    static Arbitrary<String> line() {
        Arbitrary<String> awkward =
                Arbitraries.strings().withChars("\"\\[]{}%;?- aé#*").ofMaxLength(8);
        Arbitrary<String> any = Arbitraries.strings().ofMaxLength(12);
        return Arbitraries.oneOf(awkward, any)
                .filter(text -> Texts.firstBad(text, "").isEmpty());
    }

    private static Arbitrary<Details> details() {
        Arbitrary<Optional<LocalDate>> dates = Arbitraries.longs()
                .between(
                        LocalDate.of(0, 1, 1).toEpochDay(),
                        LocalDate.of(9999, 12, 31).toEpochDay())
                .map(LocalDate::ofEpochDay)
                .optional();
        Arbitrary<Optional<TimeControl>> timeControls =
                Combinators.combine(times(), times()).as(TimeControl::new).optional();
        Arbitrary<String> tagNames = Arbitraries.strings()
                .withChars("ABab01_")
                .ofMinLength(1)
                .ofMaxLength(5)
                .filter(TagName::isName);
        return Combinators.combine(
                        dates, timeControls, Arbitraries.maps(tagNames, line()).ofMaxSize(4))
                .as(Details::new);
    }

    static Arbitrary<Duration> times() {
        return Arbitraries.oneOf(
                Arbitraries.longs().between(0, NANOS).map(Duration::ofNanos),
                Arbitraries.longs().between(0, 7300).map(Duration::ofSeconds));
    }

    private static Arbitrary<List<Comment>> besides() {
        Arbitrary<Optional<String>> texts = comments().optional(0.3);
        return Combinators.combine(times().optional(0.3), texts)
                .as(Comment::new)
                .list()
                .ofMinSize(1)
                .ofMaxSize(5);
    }

    private static Arbitrary<String> comments() {
        Arbitrary<String> parts = Arbitraries.of(
                "{", "}", "\\", "[", "]", "[%clk ", "0:00:01]", " ", "\n", "\t", "a", "é", "😀", "1-0", "%");
        return Arbitraries.oneOf(parts.list().ofMinSize(1).ofMaxSize(9).map(list -> String.join("", list)), line())
                .map(Texts::strip)
                .filter(text -> !text.isEmpty());
    }
}
