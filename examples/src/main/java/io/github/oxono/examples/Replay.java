package io.github.oxono.examples;

import io.github.oxono.Game;
import io.github.oxono.Legality;
import io.github.oxono.Player;
import io.github.oxono.Position;
import io.github.oxono.Result;
import io.github.oxono.Symbol;
import io.github.oxono.examples.MatchLogException.Fault;

/**
 * A match log and the game that it makes by the rules.
 *
 * @param log the log
 * @param game the game, ended as the board or the log says
 */
record Replay(MatchLog log, Game game) {
    /** Plays every turn of a log; throws {@link MatchLogException} where the rules refuse one. */
    static Replay of(MatchLog log) {
        Game game = Game.of(Position.initial(Symbol.O));
        for (MatchLog.Turn turn : log.turns()) {
            game = play(game, turn);
        }
        Game played = game;
        return new Replay(log, log.ending().map(ending -> end(played, ending)).orElse(played));
    }

    private static Game play(Game game, MatchLog.Turn turn) {
        if (game.check(turn.move()) instanceof Legality.Illegal illegal) {
            throw MatchLogException.illegal(turn.line(), illegal);
        }
        return game.play(turn.move());
    }

    private static Game end(Game game, MatchLog.Ending ending) {
        if (game.isOver()) {
            throw MatchLogException.unexpected(
                    Fault.ENDING_AFTER_END, ending.line(), ending.text(), "nothing after the end of the game, by R13");
        }
        Player loser = game.position().toMove();
        return game.end(Result.win(loser.opponent(), ending.reason()));
    }
}
