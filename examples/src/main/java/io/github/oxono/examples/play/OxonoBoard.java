package io.github.oxono.examples.play;

import io.github.oxono.Game;
import io.github.oxono.GameOverException;
import io.github.oxono.Move;
import io.github.oxono.OxonoParseException;
import io.github.oxono.Player;
import io.github.oxono.Position;
import io.github.oxono.Symbol;
import io.github.oxono.examples.search.GameTree;
import io.github.oxono.examples.search.Level;
import io.github.oxono.examples.search.Opponent;
import io.github.oxono.notation.GameRecord;
import io.github.oxono.notation.GameText;
import io.github.oxono.notation.NotationException;
import io.github.oxono.notation.Strictness;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** Oxono at the terminal. */
final class OxonoBoard implements BoardGame<Game, Move> {
    /** What opponents know of it. */
    static final GameTree<Position, Move> TREE = GameTree.of(new OxonoRules(), new OxonoEvaluation());

    @Override
    public String title() {
        return "Oxono";
    }

    @Override
    public List<String> sides() {
        return List.of("pink", "black");
    }

    @Override
    public Game start(RandomGenerator random) {
        return Game.of(Position.initial(random.nextBoolean() ? Symbol.X : Symbol.O));
    }

    @Override
    public Game startAt(String position) {
        try {
            return Game.of(Position.parse(position));
        } catch (OxonoParseException fault) {
            throw RefusedException.of(fault);
        }
    }

    @Override
    public int side(Game game) {
        return game.position().toMove().ordinal();
    }

    @Override
    public boolean isOver(Game game) {
        return game.isOver();
    }

    @Override
    public Optional<Integer> winner(Game game) {
        return game.result().winner().map(Player::ordinal);
    }

    @Override
    public Object position(Game game) {
        return game.position();
    }

    @Override
    public Game play(Game game, Move move) {
        return game.play(move);
    }

    @Override
    public Optional<Game> undo(Game game) {
        return game.undo();
    }

    @Override
    public Optional<Game> redo(Game game) {
        return game.redo();
    }

    @Override
    public String agreement() {
        return "a draw";
    }

    @Override
    public Game agree(Game game) {
        try {
            return game.agreeDraw();
        } catch (GameOverException fault) {
            throw RefusedException.of(fault);
        }
    }

    @Override
    public Turn<Move> turn(Game game) {
        return OxonoTurn.of(game);
    }

    @Override
    public String write(Game game) {
        return GameText.write(GameRecord.of(game));
    }

    @Override
    public Game read(String text) {
        try {
            return GameText.read(text, Strictness.LENIENT).value().toGame();
        } catch (NotationException fault) {
            throw RefusedException.of(fault);
        }
    }

    @Override
    public Opponent<Game, Move> opponent(Level level, long seed, long nodes) {
        Opponent<Position, Move> opponent = level.opponent(TREE, seed, nodes);
        return game -> opponent.choose(game.position());
    }
}
