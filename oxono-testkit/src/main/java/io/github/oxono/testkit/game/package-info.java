/**
 * Laws of any two-player game with open information, and the walk that looks at them.
 *
 * <p>Start with {@link io.github.oxono.testkit.game.GameUnderTest}, the adapter to write, and
 * {@link io.github.oxono.testkit.game.GameCheck}, which plays many random games with it and reports which
 * {@link io.github.oxono.testkit.game.GameLaw}s hold. Nothing here knows a particular game; a kit for one joins in as
 * an {@link io.github.oxono.testkit.game.Observer} of the {@link io.github.oxono.testkit.game.GameWalk}.
 */
@NullMarked
package io.github.oxono.testkit.game;

import org.jspecify.annotations.NullMarked;
