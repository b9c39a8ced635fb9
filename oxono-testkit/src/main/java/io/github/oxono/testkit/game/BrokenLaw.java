package io.github.oxono.testkit.game;

/**
 * A law of this layer that was seen broken.
 *
 * @param law which law
 * @param message what was seen
 */
public record BrokenLaw(Law law, String message) implements Broken {}
