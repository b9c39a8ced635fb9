package io.github.oxono;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every line of four on the board, completed on each of its squares. */
@Tag("R11")
class R11EveryLineTest {
    /** A line whose last piece is placed by a totem that slides one step beside it. */
    record Line(List<Square> squares, Direction direction, int last) {
        /** The totem's new square, next to the last piece. */
        Square destination() {
            return squares.get(last).neighbours().stream()
                    .filter(square -> distance(square) == 1)
                    .findFirst()
                    .orElseThrow();
        }

        /** The totem's old square, next to its new one and not on the line. */
        Square origin() {
            return destination().neighbours().stream()
                    .filter(square -> distance(square) == 1)
                    .findFirst()
                    .orElseThrow();
        }

        /** The rank or file that is too far away to have to do with the line and the totem. */
        List<Square> farAway() {
            return Arrays.stream(Square.values())
                    .filter(square -> distance(square) == 3)
                    .toList();
        }

        private int distance(Square square) {
            Square first = squares.get(0);
            return direction == Direction.EAST
                    ? Math.abs(square.rank() - first.rank())
                    : Math.abs(square.file() - first.file());
        }
    }

    static Stream<Line> lines() {
        return Arrays.stream(Square.values())
                .flatMap(first -> Stream.of(Direction.EAST, Direction.NORTH).flatMap(way -> linesFrom(first, way)));
    }

    private static Stream<Line> linesFrom(Square first, Direction direction) {
        List<Square> squares = new ArrayList<>(first.ray(direction));
        squares.add(0, first);
        return squares.size() < 4
                ? Stream.empty()
                : IntStream.range(0, 4).mapToObj(last -> new Line(squares.subList(0, 4), direction, last));
    }

    @Test
    void R1_the_board_has_36_lines_of_four() {
        assertThat(lines().map(Line::squares).distinct()).hasSize(36);
    }

    @ParameterizedTest
    @MethodSource("lines")
    void R11_four_of_one_colour_win_anywhere(Line line) {
        for (Player mover : Player.values()) {
            Alignment alignment = new Alignment.OfColour(mover, line.squares());

            assertCompletes(line, mover, i -> Piece.of(mover, Symbol.values()[i % 2]), alignment);
        }
    }

    @ParameterizedTest
    @MethodSource("lines")
    void R11_four_of_one_symbol_win_anywhere(Line line) {
        for (Player mover : Player.values()) {
            for (Symbol symbol : Symbol.values()) {
                Alignment alignment = new Alignment.OfSymbol(symbol, line.squares());
                Piece opponents = Piece.of(mover.opponent(), symbol);
                Piece own = Piece.of(mover, symbol);

                assertCompletes(line, mover, i -> i == line.last() ? own : opponents, alignment);
            }
        }
    }

    private static void assertCompletes(Line line, Player mover, IntFunction<Piece> pieces, Alignment alignment) {
        Symbol symbol = pieces.apply(line.last()).symbol();
        List<Square> farAway = line.farAway();
        Setup.Builder setup =
                Setup.builder().toMove(mover).putTotem(symbol, line.origin()).putTotem(symbol.other(), farAway.get(5));
        int surplusOfMover = 0;
        for (int i = 0; i < 4; i++) {
            if (i != line.last()) {
                setup.putPiece(line.squares().get(i), pieces.apply(i));
                surplusOfMover += pieces.apply(i).player() == mover ? 1 : -1;
            }
        }
        balance(setup, mover, surplusOfMover, symbol.other(), farAway);

        Position after = Position.of(setup.build())
                .play(Move.of(symbol, line.destination(), line.squares().get(line.last())));
        assertThat(after.outcome()).contains(new Outcome.Win(mover, List.of(alignment)));
    }

    /** Adds pieces far away, no three in a row, so that it is the mover's turn. */
    private static void balance(Setup.Builder setup, Player mover, int surplus, Symbol symbol, List<Square> farAway) {
        int missing = mover == Player.PINK ? -surplus : -surplus - 1;
        Piece filler = Piece.of(missing > 0 ? mover : mover.opponent(), symbol);
        for (int i = 0; i < Math.abs(missing); i++) {
            setup.putPiece(farAway.get(List.of(0, 1, 3, 4).get(i)), filler);
        }
    }
}
