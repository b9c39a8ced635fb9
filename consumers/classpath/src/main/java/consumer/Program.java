package consumer;

import io.github.oxono.IllegalMoveException;
import io.github.oxono.Move;
import io.github.oxono.Player;
import io.github.oxono.Position;
import io.github.oxono.Symbol;
import io.github.oxono.notation.GameRecord;
import io.github.oxono.notation.GameText;
import io.github.oxono.notation.Strictness;
import io.github.oxono.notation.board.Diagram;
import io.github.oxono.notation.board.SvgBoard;

/** Plays a move, is refused another, reads a record and draws where it ends. */
final class Program {
    private static final String RECORD = """
            [Pink "Ada"]
            [Start "6/6/2*X3/3*O2/6/6 p"]
            [Reason "resignation"]

            1. Xd4e4 Od2d1
            1-0
            """;

    private Program() {}

    public static void main(String[] arguments) {
        Position position = Position.initial(Symbol.X).play(Move.parse("Xd4e4"));
        System.out.println("played " + position);
        try {
            position.play(Move.parse("Xd4e4"));
        } catch (IllegalMoveException e) {
            System.out.println("refused " + e.refusal());
        }

        GameRecord record = GameText.read(RECORD, Strictness.STRICT).value();
        System.out.println("read " + record.toGame().position());
        String picture = SvgBoard.of(Player.PINK).draw(Diagram.of(record.toGame()));
        System.out.println("drew " + picture.substring(0, picture.indexOf('>')));
    }
}
