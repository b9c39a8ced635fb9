package io.github.oxono.examples.play;

import io.github.oxono.examples.search.Level;
import io.github.oxono.examples.search.Opponent;

/**
 * The computer as a player.
 *
 * @param <G> the game's type of a game
 * @param <M> a move
 * @param level how well it plays
 * @param seed which games it plays
 * @param opponent who moves for it
 */
record Computer<G, M>(Level level, long seed, Opponent<G, M> opponent) {}
