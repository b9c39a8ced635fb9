package io.github.oxono;

import static io.github.oxono.Player.BLACK;
import static io.github.oxono.Player.PINK;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@Tag("R13")
class R13EndTest {
    /** Won, drawn, and won with the last piece. */
    static Stream<Position> finished() {
        Position onePieceLeft = Position.parse("oo1OOO/XO1oXo/O1XxOx/oXOXx*X/xOxoXx/x*OXxoX b");
        return Stream.of(
                Position.parse("6/*X5/6/1x1o1x/5*O/1XOX2 p").play(Move.parse("Xa2a1")),
                onePieceLeft.play(Move.parse("Ob4c5")),
                onePieceLeft.play(Move.parse("Ob4c6")));
    }

    @ParameterizedTest
    @MethodSource("finished")
    void R13_no_move_is_legal_after_the_end(Position last) {
        assertThat(last.isOver()).isTrue();
        assertThat(last.legalMoves()).isEmpty();
        assertThat(allMoves()).noneMatch(last::isLegal);
    }

    @ParameterizedTest
    @MethodSource("finished")
    void R13_every_move_is_refused_after_the_end(Position last) {
        assertThat(allMoves())
                .allSatisfy(move -> assertThatExceptionOfType(IllegalMoveException.class)
                        .isThrownBy(() -> last.play(move))
                        .returns(Refusal.GAME_OVER, IllegalMoveException::refusal));
    }

    @Test
    void R13_nobody_moves_in_a_game_that_ended_off_the_board() {
        Game game = Game.of(Position.initial(Symbol.X)).play(Move.parse("Xd4e4"));

        for (Game over : Stream.of(game.resign(PINK), game.loseOnTime(BLACK), game.agreeDraw())
                .toList()) {
            assertThatExceptionOfType(IllegalMoveException.class)
                    .isThrownBy(() -> over.play(Move.parse("Od2d1")))
                    .returns(Refusal.GAME_OVER, IllegalMoveException::refusal);
        }
    }

    private static Stream<Move> allMoves() {
        return IntStream.range(0, Move.COUNT).mapToObj(Move::ofIndex);
    }
}
