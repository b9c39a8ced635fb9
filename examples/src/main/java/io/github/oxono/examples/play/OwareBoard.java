package io.github.oxono.examples.play;

import io.github.oxono.examples.oware.CycleRefusedException;
import io.github.oxono.examples.oware.Game;
import io.github.oxono.examples.oware.House;
import io.github.oxono.examples.oware.Outcome;
import io.github.oxono.examples.oware.OwareParseException;
import io.github.oxono.examples.oware.OwareRules;
import io.github.oxono.examples.oware.Player;
import io.github.oxono.examples.oware.Position;
import io.github.oxono.examples.search.GameTree;
import io.github.oxono.examples.search.Level;
import io.github.oxono.examples.search.Opponent;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** Oware at the terminal. */
final class OwareBoard implements BoardGame<Game, House> {
    /** What opponents know of it. */
    static final GameTree<Position, House> TREE = GameTree.of(new OwareRules(), new OwareEvaluation());

    @Override
    public String title() {
        return "Oware";
    }

    @Override
    public List<String> sides() {
        return List.of("south", "north");
    }

    @Override
    public Game start(RandomGenerator random) {
        return Game.of(Position.initial());
    }

    @Override
    public Game startAt(String position) {
        try {
            return Game.of(Position.parse(position));
        } catch (OwareParseException fault) {
            throw RefusedException.of(fault);
        }
    }

    @Override
    public int side(Game game) {
        return game.position().toMove().ordinal();
    }

    @Override
    public boolean isOver(Game game) {
        return game.position().isOver();
    }

    @Override
    public Optional<Integer> winner(Game game) {
        return game.position()
                .outcome()
                .filter(Outcome.Win.class::isInstance)
                .map(Outcome.Win.class::cast)
                .map(win -> win.winner().ordinal());
    }

    @Override
    public Object position(Game game) {
        return game.position();
    }

    @Override
    public Game play(Game game, House house) {
        return game.play(house);
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
        return "the end of a cycle";
    }

    @Override
    public Game agree(Game game) {
        try {
            return game.endCycle(EnumSet.allOf(Player.class));
        } catch (CycleRefusedException refused) {
            throw RefusedException.of(refused, OwareTurn.words(refused.refusal().rule()));
        }
    }

    @Override
    public Turn<House> turn(Game game) {
        return new OwareTurn(game, Optional.empty());
    }

    @Override
    public String write(Game game) {
        return game + "\n";
    }

    @Override
    public Game read(String text) {
        try {
            return Game.parse(text.strip());
        } catch (OwareParseException fault) {
            throw RefusedException.of(fault);
        }
    }

    @Override
    public Opponent<Game, House> opponent(Level level, long seed, long nodes) {
        Opponent<Position, House> opponent = level.opponent(TREE, seed, nodes);
        return game -> opponent.choose(game.position());
    }
}
