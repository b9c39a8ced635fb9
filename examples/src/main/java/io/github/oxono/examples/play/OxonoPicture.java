package io.github.oxono.examples.play;

import io.github.oxono.Player;
import io.github.oxono.Square;
import io.github.oxono.SquareSet;
import io.github.oxono.notation.board.Diagram;
import io.github.oxono.notation.board.TextBoard;
import io.github.oxono.notation.board.TextStyle;
import java.util.Arrays;
import java.util.List;
import org.jline.utils.AttributedString;

/** Oxono's board for the terminal, as the library draws it. */
final class OxonoPicture {
    /** Below the reserve of the player who sits above. */
    private static final int FIRST_ROW = 1;
    /** Behind the name of the rank. */
    private static final int FIRST_COLUMN = 2;

    private static final int WIDTH = 4;

    private OxonoPicture() {}

    static Picture of(OxonoTurn turn, int side) {
        Player bottom = Player.values()[side];
        Diagram diagram = Diagram.builder()
                .from(Diagram.of(turn.game()))
                .setup(turn.clicks().board())
                .highlighted(SquareSet.copyOf(
                        turn.choices().stream().map(Square::parse).toList()))
                .build();
        String board =
                TextBoard.builder().style(TextStyle.ANSI).bottom(bottom).build().draw(diagram);
        List<AttributedString> lines =
                board.lines().map(AttributedString::fromAnsi).toList();
        List<Cell> cells = Arrays.stream(Square.values())
                .map(square -> cell(square, bottom))
                .toList();
        return new Picture(lines, cells);
    }

    private static Cell cell(Square square, Player bottom) {
        int fromLeft = square.file() - 'a';
        int fromBottom = square.rank() - 1;
        int last = Square.SIDE - 1;
        int row = bottom == Player.PINK ? last - fromBottom : fromBottom;
        int column = bottom == Player.PINK ? fromLeft : last - fromLeft;
        return new Cell(square.toString(), FIRST_ROW + row, FIRST_COLUMN + column * WIDTH, WIDTH);
    }
}
