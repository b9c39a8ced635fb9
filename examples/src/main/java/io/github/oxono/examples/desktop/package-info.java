/**
 * An implementation of the rules as desktop frontends write it: a grid that changes in place, turns in two steps,
 * exceptions, undo, listeners. Its test shows how the test kit checks one.
 */
package io.github.oxono.examples.desktop;
