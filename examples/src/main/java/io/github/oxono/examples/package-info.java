/**
 * The command line {@code oxono}: replays match logs, lists moves, counts move sequences.
 *
 * <p>Start with {@link io.github.oxono.examples.Oxono}; each of its commands is a class of its own. How a program uses
 * the library is shown best by {@code Replay}, which plays a whole game, and {@code Report}, which tells of it.
 */
@NullMarked
package io.github.oxono.examples;

import org.jspecify.annotations.NullMarked;
