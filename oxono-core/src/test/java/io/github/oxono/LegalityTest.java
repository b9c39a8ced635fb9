package io.github.oxono;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.oxono.naive.NaiveBoard;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What positions of all kinds say of every move there is, judged by the naive implementation. */
class LegalityTest {
    private static final List<Move> ALL_MOVES =
            IntStream.range(0, Move.COUNT).mapToObj(Move::ofIndex).toList();

    @Test
    @Tag("thorough")
    void plays_exactly_the_legal_moves_and_refuses_each_other_one_for_the_first_reason() {
        Map<Refusal, Integer> met = new EnumMap<>(Refusal.class);
        Playouts.positions(80).forEach(position -> {
            NaiveBoard naive = NaiveWords.naive(position);
            List<Move> legalMoves = position.legalMoves();
            for (Move move : ALL_MOVES) {
                Optional<Refusal> refusal = naive.refusal(move.toString()).map(Refusal::valueOf);
                refusal.ifPresent(each -> met.merge(each, 1, Integer::sum));
                Legality expected = refusal.<Legality>map(each -> new Legality.Illegal(each, move, position))
                        .orElse(new Legality.Legal());

                assertThat(position.check(move)).isEqualTo(expected);
                assertThat(legalityByPlaying(position, move)).isEqualTo(expected);
                assertThat(position.isLegal(move))
                        .as(() -> move + " in " + position)
                        .isEqualTo(refusal.isEmpty());
                assertThat(legalMoves.contains(move))
                        .as(() -> move + " in " + position)
                        .isEqualTo(refusal.isEmpty());
            }
        });
        for (Refusal refusal : Refusal.values()) {
            assertThat(met.getOrDefault(refusal, 0)).as(refusal.toString()).isGreaterThan(10_000);
        }
    }

    @Test
    @Tag("thorough")
    void describes_the_legal_moves() {
        Playouts.positions(100).forEach(position -> {
            NaiveBoard naive = NaiveWords.naive(position);
            for (Move move : position.legalMoves()) {
                Ply ply = position.describe(move);

                assertThat(NaiveWords.ply(ply)).as(position.toString()).isEqualTo(naive.describe(move.toString()));
                assertThat(ply.player()).isEqualTo(position.toMove());
                assertThat(ply.number()).isEqualTo(position.play(move).ply());
                assertThat(position.totemMove(move.symbol())).isEqualTo(ply.totemMove());
            }
        });
    }

    @Test
    void describes_no_illegal_move() {
        Position start = Position.initial(Symbol.X);
        Move move = Move.parse("Xd5d6");

        assertThatExceptionOfType(IllegalMoveException.class)
                .isThrownBy(() -> start.describe(move))
                .returns(Refusal.NOT_IN_LINE, IllegalMoveException::refusal)
                .returns(move, IllegalMoveException::move)
                .returns(start, IllegalMoveException::position);
    }

    @Test
    @Tag("thorough")
    void knows_the_squares_for_each_part_of_a_turn() {
        Playouts.positions(100).forEach(position -> {
            NaiveBoard naive = NaiveWords.naive(position);
            for (Symbol symbol : Symbol.values()) {
                char letter = NaiveWords.letter(symbol);
                assertThat(position.isEnclosed(symbol)).as(position.toString()).isEqualTo(naive.enclosed(letter));
                assertThat(NaiveWords.texts(position.destinations(symbol)))
                        .as(() -> symbol + " in " + position)
                        .isEqualTo(naive.destinations(letter));
                for (Square square : Square.values()) {
                    assertThat(NaiveWords.texts(position.placements(symbol, square)))
                            .as(() -> symbol + " to " + square + " in " + position)
                            .isEqualTo(naive.placements(letter, square.toString()));
                }
            }
        });
    }

    @Test
    void R7_finds_the_turns_of_a_published_exercise() {
        Position exercise = Position.parse("1*OO3/o1o3/Oo2X1/XOO1x1/3ooX/2Oo*Xx p");

        assertThat(exercise.isEnclosed(Symbol.X)).isTrue();
        assertThat(exercise.legalMoves())
                .hasSize(7)
                .filteredOn(move -> move.symbol() == Symbol.X)
                .extracting(Move::toString)
                .containsExactly("Xb1a1", "Xb1b2", "Xe5d5", "Xe5f5", "Xe5e6");
    }

    private static Legality legalityByPlaying(Position position, Move move) {
        try {
            position.play(move);
            return new Legality.Legal();
        } catch (IllegalMoveException refused) {
            return new Legality.Illegal(refused.refusal(), refused.move(), refused.position());
        }
    }
}
