package io.github.oxono;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.oxono.naive.NaiveBoard;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The library and the naive second implementation, step by step through the same random games. */
@Tag("thorough")
class NaiveAgreementTest {
    private static final int GAMES = 100_000;

    private final Map<Event, Integer> met = new EnumMap<>(Event.class);

    @Test
    void agrees_with_the_naive_implementation_throughout_random_games() {
        for (long seed = 0; seed < GAMES; seed++) {
            walk(Playouts.game(seed), seed);
        }

        for (Event event : Event.values()) {
            assertThat(met.getOrDefault(event, 0)).as(event.name()).isGreaterThanOrEqualTo(event.atLeast);
        }
    }

    private void walk(Game game, long seed) {
        Position position = game.start();
        NaiveBoard naive = NaiveWords.naive(position);
        assertSame(position, naive, seed);
        for (Move move : game.moves()) {
            Position after = position.play(move);
            meet(new Step(position, position.describe(move), after));
            position = after;
            naive = naive.play(move.toString());
            assertSame(position, naive, seed);
        }
    }

    private static void assertSame(Position position, NaiveBoard naive, long seed) {
        assertThat(Facts.of(position))
                .as(() -> "ply " + position.ply() + " of the game with seed " + seed)
                .isEqualTo(Facts.of(naive));
    }

    private void meet(Step step) {
        for (Event event : Event.values()) {
            if (event.happens.test(step)) {
                met.merge(event, 1, Integer::sum);
            }
        }
    }

    /** All that both implementations say of a position. */
    record Facts(
            String text,
            char toMove,
            List<Integer> reserves,
            List<String> legalMoves,
            String outcome,
            List<String> alignments) {

        static Facts of(Position position) {
            return new Facts(
                    position.toString(),
                    position.toMove().letter(),
                    List.of(
                            position.reserve(Player.PINK, Symbol.X),
                            position.reserve(Player.PINK, Symbol.O),
                            position.reserve(Player.BLACK, Symbol.X),
                            position.reserve(Player.BLACK, Symbol.O)),
                    NaiveWords.texts(position.legalMoves()),
                    NaiveWords.outcome(position),
                    NaiveWords.alignments(position));
        }

        static Facts of(NaiveBoard naive) {
            return new Facts(
                    naive.text(),
                    naive.toMove(),
                    List.of(
                            naive.reserve('p', 'X'),
                            naive.reserve('p', 'O'),
                            naive.reserve('b', 'X'),
                            naive.reserve('b', 'O')),
                    naive.legalMoves(),
                    naive.outcome(),
                    naive.alignments());
        }
    }

    private record Step(Position before, Ply ply, Position after) {
        boolean isWin() {
            return after.outcome().filter(Outcome.Win.class::isInstance).isPresent();
        }

        boolean isLastPiece() {
            return after.ply() == Position.MAX_PLY;
        }
    }

    /** What the games have to meet, and how often at least. */
    private enum Event {
        SLIDE(1_000_000, step -> step.ply().totemMove() == TotemMove.SLIDE),
        JUMP(400_000, step -> step.ply().totemMove() == TotemMove.JUMP),
        JUMP_OVER_THE_OTHER_TOTEM(20_000, step -> {
            Symbol other = step.ply().move().symbol().other();
            return step.ply().jumped().contains(step.before().totem(other));
        }),
        RELOCATION(20_000, step -> step.ply().totemMove() == TotemMove.RELOCATION),
        ADJACENT_PLACEMENT(1_000_000, step -> step.ply().placement() == Placement.ADJACENT),
        FREE_PLACEMENT(300_000, step -> step.ply().placement() == Placement.FREE),
        NO_PIECE_OF_A_SYMBOL(100_000, step -> {
            Player player = step.ply().player();
            return step.before().reserve(player, Symbol.X) == 0 || step.before().reserve(player, Symbol.O) == 0;
        }),
        WIN(50_000, Step::isWin),
        WIN_BY_SEVERAL_ALIGNMENTS(
                5_000, step -> NaiveWords.alignments(step.after()).size() > 1),
        WIN_WITH_THE_LAST_PIECE(10_000, step -> step.isLastPiece() && step.isWin()),
        DRAW(5_000, step -> step.isLastPiece() && !step.isWin());

        private final int atLeast;
        private final Predicate<Step> happens;

        Event(int atLeast, Predicate<Step> happens) {
            this.atLeast = atLeast;
            this.happens = happens;
        }
    }
}
