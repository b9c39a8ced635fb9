/**
 * The command line {@code oxono}: replays, converts and draws games, lists moves, counts move
 * sequences.
 *
 * <p>Start with {@link io.github.oxono.examples.Oxono}; each of its commands is a class of its own. How a program uses
 * the library is shown best by {@code SourceReader}, which reads games of any format, and {@code Report}, which tells of
 * one.
 */
@NullMarked
package io.github.oxono.examples;

import org.jspecify.annotations.NullMarked;
