/**
 * Laws of any two-player game with open information, and the walk that looks at them.
 *
 * <p>Start with {@link io.github.oxono.testkit.game.GameUnderTest}, the adapter to write, and
 * {@link io.github.oxono.testkit.game.GameCheck}, which plays many random games with it and reports which
 * {@link io.github.oxono.testkit.game.GameLaw}s hold, and which {@link io.github.oxono.testkit.game.OwnLaw}s that the
 * game's author adds. Nothing here knows a particular game; a kit that judges by more than laws joins in as an
 * {@link io.github.oxono.testkit.game.Observer} of the {@link io.github.oxono.testkit.game.GameWalk}.
 */
@NullMarked
package io.github.oxono.testkit.game;

import org.jspecify.annotations.NullMarked;
