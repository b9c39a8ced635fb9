package io.github.oxono;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;
import net.jqwik.api.statistics.Statistics;
import net.jqwik.api.statistics.StatisticsReport;

/** A game beside a plain list of steps and the number of those that have not been taken back. */
class GamePropertiesTest {
    private static final List<Result> ENDINGS = List.of(
            Result.win(Player.PINK, Reason.RESIGNATION),
            Result.win(Player.BLACK, Reason.TIME),
            Result.win(Player.PINK, Reason.FORFEIT),
            Result.win(Player.BLACK, Reason.FAILURE),
            new Result(Score.DRAW, Reason.AGREEMENT),
            new Result(Score.UNDECIDED, Reason.ABANDONED));

    @StatisticsReport(onFailureOnly = true)
    @Property(edgeCases = EdgeCasesMode.NONE)
    void a_game_is_a_list_of_steps(@ForAll("starts") Position start, @ForAll("actions") List<Action> actions) {
        Game game = Game.of(start);
        Steps steps = new Steps(start);
        assertThat(view(game)).isEqualTo(steps.view());
        for (Action action : actions) {
            game = action.on(game);
            steps.take(action);

            assertThat(view(game)).isEqualTo(steps.view());
            assertThat(game).isEqualTo(steps.game()).hasSameHashCodeAs(steps.game());
            Statistics.label("over")
                    .collect(game.isOver())
                    .coverage(coverage -> coverage.check(true).percentage(share -> share > 10));
            Statistics.label("taken back")
                    .collect(game.redo().isPresent())
                    .coverage(coverage -> coverage.check(true).percentage(share -> share > 10));
        }
    }

    @Property(edgeCases = EdgeCasesMode.NONE)
    void a_game_stays_as_it_is_whatever_follows(
            @ForAll("starts") Position start, @ForAll("actions") List<Action> actions) {
        List<Game> games = new ArrayList<>();
        List<View> seen = new ArrayList<>();
        Game game = Game.of(start);
        for (Action action : actions) {
            games.add(game);
            seen.add(view(game));
            game = action.on(game);
        }

        assertThat(games).extracting(GamePropertiesTest::view).isEqualTo(seen);
    }

    @Provide
    Arbitrary<Position> starts() {
        return Arbitraries.oneOf(Arbitraries.of(Symbol.class).map(Position::initial), Playouts.anyPosition());
    }

    @Provide
    Arbitrary<List<Action>> actions() {
        Arbitrary<Kind> kinds = Arbitraries.frequency(
                Tuple.of(10, Kind.PLAY), Tuple.of(1, Kind.END), Tuple.of(4, Kind.UNDO), Tuple.of(3, Kind.REDO));
        return Combinators.combine(kinds, Arbitraries.integers().between(0, Move.COUNT))
                .as(Action::new)
                .list()
                .ofMaxSize(60);
    }

    private static View view(Game game) {
        return new View(
                game.start(),
                game.position(),
                game.moves(),
                game.plies(),
                game.result(),
                game.isOver(),
                game.undo().isPresent(),
                game.redo().isPresent());
    }

    /** All that a game says of itself. */
    private record View(
            Position start,
            Position position,
            List<Move> moves,
            List<Ply> plies,
            Result result,
            boolean isOver,
            boolean hasUndo,
            boolean hasRedo) {}

    private enum Kind {
        PLAY,
        END,
        UNDO,
        REDO
    }

    /** What is done next, if it can be done; the number picks the move or the ending. */
    record Action(Kind kind, int number) {
        Game on(Game game) {
            return switch (kind) {
                case PLAY -> game.isOver() ? game : game.play(move(game.position()));
                case END -> game.isOver() ? game : game.end(ending());
                case UNDO -> game.undo().orElse(game);
                case REDO -> game.redo().orElse(game);
            };
        }

        Move move(Position position) {
            return position.legalMoves().get(number % position.legalMoveCount());
        }

        Result ending() {
            return ENDINGS.get(number % ENDINGS.size());
        }
    }

    /** A step is a move or an ending. */
    private static final class Steps {
        private final Position start;
        private final List<Object> steps = new ArrayList<>();
        private int taken;

        Steps(Position start) {
            this.start = start;
        }

        void take(Action action) {
            switch (action.kind()) {
                case PLAY -> {
                    if (!result().isFinal()) {
                        add(action.move(position()));
                    }
                }
                case END -> {
                    if (!result().isFinal()) {
                        add(action.ending());
                    }
                }
                case UNDO -> taken = Math.max(taken - 1, 0);
                case REDO -> taken = Math.min(taken + 1, steps.size());
            }
        }

        View view() {
            return new View(
                    start, position(), moves(), plies(), result(), result().isFinal(), taken > 0, taken < steps.size());
        }

        /** The same game, played to the end of the steps and taken back from there. */
        Game game() {
            Game game = Game.of(start);
            for (Object step : steps) {
                game = step instanceof Move move ? game.play(move) : game.end((Result) step);
            }
            for (int i = taken; i < steps.size(); i++) {
                game = game.undo().orElseThrow();
            }
            return game;
        }

        private void add(Object step) {
            steps.subList(taken, steps.size()).clear();
            steps.add(step);
            taken++;
        }

        private List<Move> moves() {
            return steps.subList(0, taken).stream()
                    .filter(Move.class::isInstance)
                    .map(Move.class::cast)
                    .toList();
        }

        private List<Ply> plies() {
            List<Ply> plies = new ArrayList<>();
            Position position = start;
            for (Move move : moves()) {
                plies.add(position.describe(move));
                position = position.play(move);
            }
            return plies;
        }

        private Position position() {
            Position position = start;
            for (Move move : moves()) {
                position = position.play(move);
            }
            return position;
        }

        private Result result() {
            boolean isEnded = taken > 0 && steps.get(taken - 1) instanceof Result;
            return isEnded ? (Result) steps.get(taken - 1) : Result.of(position());
        }
    }
}
