package io.github.oxono.examples;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.oxono.Player;
import io.github.oxono.Position;
import io.github.oxono.Setup;
import io.github.oxono.Square;
import io.github.oxono.Symbol;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class BoardDrawingTest {
    @Test
    void draws_ranks_downwards_and_files_to_the_right() {
        assertThat(BoardDrawing.of(Position.initial(Symbol.O)))
                .containsExactly(
                        "6  .  .  .  .  .  .",
                        "5  .  .  .  .  .  .",
                        "4  .  . *O  .  .  .",
                        "3  .  .  . *X  .  .",
                        "2  .  .  .  .  .  .",
                        "1  .  .  .  .  .  .",
                        "   a  b  c  d  e  f");
    }

    @Test
    void draws_each_kind_of_piece() {
        assertThat(BoardDrawing.of(Position.parse("1*OO3/o1o3/Oo2X1/XOO1x1/3ooX/2Oo*Xx p")))
                .containsExactly(
                        "6  . *O  O  .  .  .",
                        "5  o  .  o  .  .  .",
                        "4  O  o  .  .  X  .",
                        "3  X  O  O  .  x  .",
                        "2  .  .  .  o  o  X",
                        "1  .  .  O  o *X  x",
                        "   a  b  c  d  e  f");
    }

    @ParameterizedTest
    @EnumSource
    void each_square_stands_above_its_file_and_beside_its_rank(Square square) {
        Position position = Position.of(Setup.builder()
                .putTotem(Symbol.X, square)
                .putTotem(Symbol.O, square == Square.A1 ? Square.F6 : Square.A1)
                .toMove(Player.PINK)
                .build());

        List<String> lines = BoardDrawing.of(position);

        String rank =
                lines.stream().filter(line -> line.contains("*X")).findFirst().orElseThrow();
        assertThat(rank).startsWith(String.valueOf(square.rank()));
        assertThat(lines.get(Square.SIDE).charAt(rank.indexOf('X'))).isEqualTo(square.file());
    }
}
