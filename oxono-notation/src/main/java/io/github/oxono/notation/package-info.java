/**
 * Moves, positions and whole games of Oxono as text.
 *
 * <p>Start with {@link io.github.oxono.notation.GameRecord}, the one value behind all formats.
 */
@NotationStyle
@NullMarked
package io.github.oxono.notation;

import org.jspecify.annotations.NullMarked;
