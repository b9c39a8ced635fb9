package io.github.oxono.examples;

import io.github.oxono.Game;
import io.github.oxono.notation.GameRecord;
import io.github.oxono.notation.RecordedMove;
import io.github.oxono.notation.board.Diagram;
import java.util.ArrayList;
import java.util.List;

/** The pictures of a game: where it begins, and after each of its moves. */
final class GameDiagrams {
    private GameDiagrams() {}

    /** One more than there are moves; the last one also tells how the game ended. */
    static List<Diagram> of(GameRecord record) {
        List<Diagram> diagrams = new ArrayList<>();
        Game game = Game.of(record.start());
        for (RecordedMove move : record.moves()) {
            diagrams.add(Diagram.of(game));
            game = game.play(move.move());
        }
        diagrams.add(Diagram.of(record.toGame()));
        return diagrams;
    }
}
