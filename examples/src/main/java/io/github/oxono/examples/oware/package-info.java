/**
 * The game of Oware as immutable values, built by the habits of the library: a second game, for whoever has one of
 * their own.
 *
 * <p>Start with {@link io.github.oxono.examples.oware.Position}: it lists, checks and plays moves, and tells how it
 * ends. A move is the {@link io.github.oxono.examples.oware.House} that is sown. Around it stand
 * {@link io.github.oxono.examples.oware.Game}, a position with its history;
 * {@link io.github.oxono.examples.oware.Rule}, the rules themselves; and
 * {@link io.github.oxono.examples.oware.OwareRules}, through which laws and searches that know no particular game see
 * this one.
 *
 * <p>All values are immutable and safe for use by many threads; nothing takes or returns {@code null}.
 */
@NullMarked
package io.github.oxono.examples.oware;

import org.jspecify.annotations.NullMarked;
