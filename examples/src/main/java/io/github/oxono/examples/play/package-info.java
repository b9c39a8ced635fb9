/**
 * Games at the terminal, between two people or against the computer, and tournaments of the computer with itself.
 *
 * <p>Start with {@code BoardGame}, which is all that a terminal needs to know of a game, and {@code Session}, which is
 * one game being played; {@code ScreenPlay} shows it on a terminal and {@code LinePlay} line by line. Neither knows a
 * particular game.
 */
@NullMarked
package io.github.oxono.examples.play;

import org.jspecify.annotations.NullMarked;
