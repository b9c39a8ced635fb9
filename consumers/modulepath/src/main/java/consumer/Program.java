package consumer;

import io.github.oxono.PartialMove;
import io.github.oxono.Perft;
import io.github.oxono.Position;
import io.github.oxono.Square;
import io.github.oxono.Symbol;
import io.github.oxono.notation.MoveText;
import io.github.oxono.notation.Strictness;
import io.github.oxono.notation.board.Diagram;
import io.github.oxono.notation.board.TextBoard;
import io.github.oxono.notation.board.TextStyle;
import io.github.oxono.testkit.Conformance;

/** Makes a move click by click, shows the board, looks ahead, and knows the laws it could be tested by. */
final class Program {
    private Program() {}

    public static void main(String[] arguments) {
        System.out.println("in " + Program.class.getModule());

        Position start = Position.initial(Symbol.X);
        PartialMove turn = PartialMove.of(start).click(Square.C4).click(Square.C5);
        System.out.println("clickable " + turn.clickable());
        Position position = start.play(turn.click(Square.C4).move().orElseThrow());
        System.out.println(TextBoard.of(TextStyle.ASCII).draw(Diagram.of(position)));

        System.out.println(
                "typed " + MoveText.read("x d4-e4", Strictness.LENIENT).value());
        System.out.println("sequences " + Perft.count(position, 3));
        System.out.println("laws " + Conformance.furtherLaws());
    }
}
