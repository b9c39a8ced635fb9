package io.github.oxono.examples.play;

import io.github.oxono.Game;
import io.github.oxono.Move;
import io.github.oxono.Position;
import io.github.oxono.Symbol;
import io.github.oxono.examples.oware.House;
import io.github.oxono.examples.search.Level;
import java.util.Optional;

/** Sessions to begin with. */
final class Sessions {
    static final long SEED = 1;
    static final long NODES = 2_000;

    private Sessions() {}

    static Session<Game, Move> oxono() {
        return between(new OxonoBoard(), Game.of(Position.initial(Symbol.X)));
    }

    static Session<Game, Move> oxonoAt(String position) {
        OxonoBoard board = new OxonoBoard();
        return between(board, board.startAt(position));
    }

    static Session<io.github.oxono.examples.oware.Game, House> oware() {
        return between(
                new OwareBoard(),
                io.github.oxono.examples.oware.Game.of(io.github.oxono.examples.oware.Position.initial()));
    }

    static Session<io.github.oxono.examples.oware.Game, House> owareAt(String position) {
        OwareBoard board = new OwareBoard();
        return between(board, board.startAt(position));
    }

    /** Two people. */
    private static <G, M> Session<G, M> between(BoardGame<G, M> board, G game) {
        return new Session<>(board, 0, game, Optional.empty(), board.opponent(Level.ALPHA_BETA, SEED, NODES));
    }

    /** A person on a side, against the computer. */
    static <G, M> Session<G, M> against(Level level, BoardGame<G, M> board, int side, G game) {
        Computer<G, M> computer = new Computer<>(level, SEED, board.opponent(level, SEED, NODES));
        return new Session<>(board, side, game, Optional.of(computer), board.opponent(Level.ALPHA_BETA, SEED, NODES));
    }
}
