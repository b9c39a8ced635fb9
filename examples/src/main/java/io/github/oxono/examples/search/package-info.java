/**
 * Opponents for any game of two players with open information: one at random, a greedy one, and one that searches.
 *
 * <p>They know a game by the test kit's neutral layer and by an {@link io.github.oxono.examples.search.Evaluation}
 * alone. Start with {@link io.github.oxono.examples.search.GameTree}, which joins the two, and
 * {@link io.github.oxono.examples.search.Level}, which makes an opponent for it.
 */
@NullMarked
package io.github.oxono.examples.search;

import org.jspecify.annotations.NullMarked;
