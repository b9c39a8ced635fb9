/**
 * A second, naive implementation of the rules, to judge the library by. It is written from the rule texts alone, on a
 * plain grid, and uses no type of the library: squares, moves and positions are texts. Start at {@link
 * io.github.oxono.naive.NaiveBoard}; {@link io.github.oxono.naive.NaiveSetup} judges arbitrary set-ups.
 */
package io.github.oxono.naive;
